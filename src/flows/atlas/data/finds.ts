/** What is found by its words, wherever one is in the atlas. */
export interface Find {
  readonly kind: FindKind;
  /** What is read and searched. */
  readonly text: string;
  /** The flow's title, or where it is from. */
  readonly where: string;
  readonly href: string;
}

/** In the order in which they are listed. */
const FIND_KINDS = ['flow', 'question', 'rule', 'state', 'event', 'screen'] as const;
export type FindKind = (typeof FIND_KINDS)[number];

export const FIND_WORDS: Readonly<Record<FindKind, string>> = {
  flow: 'flow',
  question: 'what if',
  rule: 'rule',
  state: 'state',
  event: 'what happens',
  screen: 'on the screen',
};

/** `expires` finds what has expired; short words stay whole. */
const stemOf = (word: string): string => (word.length > 5 ? word.replace(/(ing|ed|es|e|s)$/, '') : word);

/** Those that have all of these words, a flow before a state and a state before a text on its screen. */
export function findsWith(finds: readonly Find[], words: string): Find[] {
  const asked = words.toLowerCase().split(/\s+/).filter(Boolean).map(stemOf);
  if (asked.length === 0) return [];
  return finds
    .filter(({ text, where }) => {
      const all = `${text} ${where}`.toLowerCase();
      return asked.every((word) => all.includes(word));
    })
    .toSorted((one, other) => FIND_KINDS.indexOf(one.kind) - FIND_KINDS.indexOf(other.kind));
}
