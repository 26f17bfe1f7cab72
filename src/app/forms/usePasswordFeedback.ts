import { useEffect, useState } from 'react';
import type { PasswordRule } from '#domain/accounts/passwords.ts';

/** Advice appears after this pause in typing. */
const PAUSE_MS = 400;
/** Not a promise: the server has a longer word list. */
const NOTHING_FOUND = 'Looks fine so far. We check it fully when you submit.';

/**
 * Advice on a password during typing, or null: the server's rule with a shorter word list. The list is still large, so
 * `load` fetches it when the buyer is about to choose a password. If it fails to load, there is no advice; the server
 * checks the password in any case.
 */
export function usePasswordFeedback(password: string, ownWords: readonly string[]) {
  const [judge, setJudge] = useState<PasswordRule | null>(null);
  const [feedback, setFeedback] = useState<string | null>(null);
  const words = ownWords.filter(Boolean).join('\n');

  useEffect(() => {
    if (password === '' || judge === null) {
      setFeedback(null);
      return;
    }
    const timer = setTimeout(
      () => setFeedback(judge(password, words.split('\n')) ?? NOTHING_FOUND),
      PAUSE_MS,
    );
    return () => clearTimeout(timer);
  }, [password, judge, words]);

  const load = () => {
    if (judge) return;
    import('./passwords.ts').then(
      ({ passwordAdvice }) => setJudge(() => passwordAdvice),
      () => {},
    );
  };
  return { feedback, load };
}
