import { mergeConfig } from 'vitest/config';
import shared from '../../../vitest.config.ts';
import { screenSites, screenSwitchesPlugin } from './screens/plugin.ts';

/** Only the mutants, which take minutes: `npm run paths:mutate`. */
export default mergeConfig(
  { ...shared, test: { ...shared.test, projects: undefined } },
  {
    plugins: [screenSwitchesPlugin],
    root: new URL('../../..', import.meta.url).pathname,
    // A mutant that falls over is killed, wherever its error comes up.
    test: {
      include: ['tests/paths/mutate/*.test.ts'],
      dangerouslyIgnoreUnhandledErrors: true,
      provide: { screenSites: screenSites() },
    },
  },
);
