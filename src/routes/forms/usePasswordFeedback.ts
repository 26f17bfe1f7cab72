import { useEffect, useState } from 'react';

type Judge = (password: string, ownWords: readonly string[]) => string | null;

/** A pause in typing: before it nothing is said. */
const PAUSE_MS = 400;
const GOOD = 'Good: this password is hard to guess.';

/**
 * What is to be said of a password while it is typed, by the server's own rule; null while there is nothing to say. The
 * rule's lists are large: `load` fetches them when somebody is about to choose a password. Where they do not come,
 * nothing is said, and the server judges alone.
 */
export function usePasswordFeedback(password: string, ownWords: readonly string[]) {
  const [judge, setJudge] = useState<Judge | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const words = ownWords.filter(Boolean).join('\n');

  useEffect(() => {
    if (password === '' || judge === null) {
      setSaid(null);
      return;
    }
    const timer = setTimeout(() => setSaid(judge(password, words.split('\n')) ?? GOOD), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [password, judge, words]);

  const load = () => {
    if (judge) return;
    import('#domain/passwords.ts').then(
      ({ weakPasswordReason }) => setJudge(() => weakPasswordReason),
      () => {},
    );
  };
  return { feedback: said, load };
}
