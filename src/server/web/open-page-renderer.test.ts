import { expect, test, vi } from 'vitest';
import { requireBuild } from './open-page-renderer.ts';

const { hasBuild } = vi.hoisted(() => ({ hasBuild: vi.fn(() => false) }));
vi.mock('node:fs', async (original) => ({ ...(await original<object>()), existsSync: hasBuild }));

const PUBLIC = { nodeEnv: 'production', publicUrl: 'https://kolo.example' } as const;

test.each([PUBLIC, { ...PUBLIC, publicUrl: null }])('a start of %o needs the pages', (settings) => {
  expect(() => requireBuild(settings)).toThrow('npm run build');
  hasBuild.mockReturnValueOnce(true);
  expect(() => requireBuild(settings)).not.toThrow();
});

test.each([
  { ...PUBLIC, nodeEnv: 'development' },
  { ...PUBLIC, publicUrl: 'http://localhost:3000' },
] as const)('a start of %o on this machine does without them', (settings) => {
  expect(() => requireBuild(settings)).not.toThrow();
});
