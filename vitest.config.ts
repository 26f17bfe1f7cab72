import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';
import { RunOrder } from './tests/kit/runOrder.ts';
import { VitestReport } from './tests/kit/vitestReport.ts';

/** A mock holds for every file that shares its modules, so those that mock modules load them anew. */
const mocking = globSync('src/**/*.test.{ts,tsx}').filter((file) =>
  readFileSync(file, 'utf8').includes('vi.mock('),
);

/** Where `npm test` reads the results. */
const reportFile = process.env.VITEST_REPORT_FILE;

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  test: {
    // For a machine that has more to do; a test that waits for a time waits for its own.
    testTimeout: 180_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 90_000 } },
    restoreMocks: true,
    // One fewer than there are cores, unless said otherwise: of two that leaves one idle.
    maxWorkers: '100%',
    sequence: { sequencer: RunOrder },
    reporters: ['default', ...(reportFile ? [new VitestReport(reportFile)] : [])],
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
      {
        extends: true,
        test: {
          name: 'mocked',
          include: mocking,
          isolate: false,
          setupFiles: ['tests/kit/freshModules.ts', 'tests/kit/cleanupDom.ts'],
          // The second has to load the Testing Library that the tests do, which is the one after the reset.
          sequence: { setupFiles: 'list' },
        },
      },
      { extends: true, test: { name: 'repo', include: ['tests/repo/**/*.test.ts'], isolate: false } },
      { extends: true, test: { name: 'paths', include: ['tests/paths/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          isolate: false,
          // They wait for databases, banks and clocks as long as they work.
          maxWorkers: Math.max(4, availableParallelism()),
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
