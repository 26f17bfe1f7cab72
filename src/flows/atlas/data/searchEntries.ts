/** A flow, state, rule or text that the search finds by its words. */
export interface SearchEntry {
  readonly kind: EntryKind;
  /** What is read and searched. */
  readonly text: string;
  /** The flow's title, or where it is from. */
  readonly where: string;
  readonly href: string;
}

/** In the order in which they are listed. */
const ENTRY_KINDS = ['flow', 'question', 'rule', 'state', 'event', 'screen'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

export const ENTRY_LABELS: Readonly<Record<EntryKind, string>> = {
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
export function entriesWith(entries: readonly SearchEntry[], words: string): SearchEntry[] {
  const asked = words.toLowerCase().split(/\s+/).filter(Boolean).map(stemOf);
  if (asked.length === 0) return [];
  return entries
    .filter(({ text, where }) => {
      const all = `${text} ${where}`.toLowerCase();
      return asked.every((word) => all.includes(word));
    })
    .toSorted((one, other) => ENTRY_KINDS.indexOf(one.kind) - ENTRY_KINDS.indexOf(other.kind));
}
