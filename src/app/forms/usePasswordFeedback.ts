import { useEffect, useState } from 'react';
import type { PasswordRule } from '#domain/passwords.ts';

/** A pause in typing: before it nothing is said. */
const PAUSE_MS = 400;
/** Promises nothing: the server knows more words. */
const NOTHING_FOUND = 'Looks fine so far. We check it fully when you submit.';

/**
 * Advice on a password while it is typed, by the server's rule with a shorter list of words; null while there is none.
 * The list is large all the same: `load` fetches it when somebody is about to choose a password. Where it does not
 * load, there is no advice, and the server judges alone.
 */
export function usePasswordFeedback(password: string, ownWords: readonly string[]) {
  const [judge, setJudge] = useState<PasswordRule | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const words = ownWords.filter(Boolean).join('\n');

  useEffect(() => {
    if (password === '' || judge === null) {
      setSaid(null);
      return;
    }
    const timer = setTimeout(() => setSaid(judge(password, words.split('\n')) ?? NOTHING_FOUND), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [password, judge, words]);

  const load = () => {
    if (judge) return;
    import('./passwords.ts').then(
      ({ passwordAdvice }) => setJudge(() => passwordAdvice),
      () => {},
    );
  };
  return { feedback: said, load };
}
