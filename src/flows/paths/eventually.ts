import { act, getConfig } from '@testing-library/react';

const FIRST_PAUSE_MS = 5;
const PAUSE_GROWTH = 1.5;

/**
 * Repeats `look` until it succeeds. The pauses between the attempts grow, and add up to Testing Library's
 * `asyncUtilTimeout`. The duration of the attempts does not count, so a slow machine takes longer but makes as many
 * attempts.
 * @throws the error of the last attempt.
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
