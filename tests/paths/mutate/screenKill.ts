import { cleanup, configure } from '@testing-library/react';
import { vi } from 'vitest';

/**
 * How long a screen may take to show its content. The first limit is enough for a screen on an idle machine; where the
 * screen without the fault needs longer, both get the second.
 */
const LIMITS_MS = [200, 2_000] as const;

configure({ asyncUtilTimeout: LIMITS_MS[0] });

const PROBLEM_LENGTH = 200;

type Walk = () => Promise<void>;

/**
 * Whether a screen reveals a fault: the walk on it fails, and the same walk without the fault succeeds right afterwards,
 * with the same time to do so. A walk that fails either way says nothing about the fault.
 */
export async function isKilledOnScreen(faulty: Walk, sound: Walk): Promise<boolean> {
  try {
    for (const asyncUtilTimeout of LIMITS_MS) {
      configure({ asyncUtilTimeout });
      if ((await problemOf(faulty)) === null) return false;
      const problem = await problemOf(sound);
      if (problem === null) return true;
      if (asyncUtilTimeout === LIMITS_MS[1])
        console.warn(`No kill, as the walk without the fault fails, too: ${problem}`);
    }
    return false;
  } finally {
    configure({ asyncUtilTimeout: LIMITS_MS[0] });
  }
}

/** Walks with the longest limit: the first walk of a screen also loads its modules. */
export async function patiently(walk: Walk): Promise<void> {
  configure({ asyncUtilTimeout: LIMITS_MS[1] });
  await walk();
  configure({ asyncUtilTimeout: LIMITS_MS[0] });
}

async function problemOf(walk: Walk): Promise<string | null> {
  try {
    await walk();
    return null;
  } catch (error) {
    return String(error).slice(0, PROBLEM_LENGTH);
  } finally {
    tidyPage();
  }
}

/** Leaves nothing of a walk to the next one. */
export function tidyPage(): void {
  cleanup();
  vi.useRealTimers();
  window.localStorage.clear();
  window.sessionStorage.clear();
}
