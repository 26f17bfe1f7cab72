/** A search result: a flow, question, rule, state, event or screen text. */
export interface SearchEntry {
  readonly kind: EntryKind;
  /** The text that is searched and shown. */
  readonly text: string;
  /** The flow's title, or another origin. */
  readonly where: string;
  readonly href: string;
}

/** In the order of the results. */
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

/** Removes an ending, so that `expires` also finds `expired`. Short words are kept whole. */
const stemOf = (word: string): string => (word.length > 5 ? word.replace(/(ing|ed|es|e|s)$/, '') : word);

/** The entries that contain all of the words, in the order of ENTRY_KINDS. */
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
