import { act, getConfig } from '@testing-library/react';

const FIRST_PAUSE_MS = 5;
const PAUSE_GROWTH = 1.5;

/**
 * What is looked for on the screen, as soon as it is there. Between looks come pauses, each longer than the one before,
 * which last Testing Library's `asyncUtilTimeout` together. Only they count: a slow machine takes longer over the looks,
 * and gives up after no fewer.
 * @throws what the last look threw.
 */
export async function eventually<T>(look: () => T): Promise<T> {
  const { asyncUtilTimeout } = getConfig();
  let waitedMs = 0;
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs *= PAUSE_GROWTH) {
    try {
      return look();
    } catch (error) {
      if (waitedMs >= asyncUtilTimeout) throw error;
    }
    await act(() => new Promise<void>((resolve) => setTimeout(resolve, pauseMs)));
    waitedMs += pauseMs;
  }
}
