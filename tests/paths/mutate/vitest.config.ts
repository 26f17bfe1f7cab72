import { mergeConfig } from 'vitest/config';
import { ROOT } from '../../../scripts/setup/root.mjs';
import shared from '../../../vitest.config.ts';
import { screenSites, screenSwitchesPlugin } from './screens/plugin.ts';

/** Runs only the mutation tests, which take minutes: `npm run paths:mutate`. */
export default mergeConfig(
  { ...shared, test: { ...shared.test, projects: undefined } },
  {
    plugins: [screenSwitchesPlugin],
    root: ROOT,
    // A mutant that throws counts as killed, wherever its error surfaces.
    test: {
      include: ['tests/paths/mutate/*.test.ts'],
      dangerouslyIgnoreUnhandledErrors: true,
      provide: { screenSites: screenSites() },
    },
  },
);
