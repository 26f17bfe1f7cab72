import { globSync, readFileSync } from 'node:fs';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';

/** A mock holds for every file that shares its modules, so those that mock modules share none. */
const mocking = globSync('src/**/*.test.{ts,tsx}').filter((file) =>
  readFileSync(file, 'utf8').includes('vi.mock('),
);

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  test: {
    // For a machine that has more to do; a test that waits for a time waits for its own.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    restoreMocks: true,
    // One fewer than there are cores, unless said otherwise: of two that leaves one idle.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, ...mocking],
          isolate: false,
          setupFiles: ['tests/kit/cleanupDom.ts'],
        },
      },
      { extends: true, test: { name: 'mocked', include: mocking } },
      { extends: true, test: { name: 'repo', include: ['tests/repo/**/*.test.ts'], isolate: false } },
      { extends: true, test: { name: 'paths', include: ['tests/paths/*.test.ts'] } },
      { extends: true, test: { name: 'server', include: ['tests/server/**/*.test.ts'], isolate: false } },
    ],
  },
});
