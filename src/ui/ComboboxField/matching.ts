export interface ComboboxOption {
  readonly value: string;
  readonly label: string;
}

/** Removes case, accents and punctuation: `Sterling Bank (Alat)` becomes `sterling bank alat`. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const LITTLE_WORDS: ReadonlySet<string> = new Set(['for', 'of', 'the', 'and']);

/** `gtb` for Guaranty Trust Bank, `uba` for United Bank for Africa. */
const initials = (label: string): string =>
  label
    .split(' ')
    .filter((word) => !LITTLE_WORDS.has(word))
    .map((word) => word.slice(0, 1))
    .join('');

/** Match quality, best first: prefix (0), prefix of a word (1), initials (2), anywhere (3); null for no match. */
function rank(label: string, typed: string): number | null {
  if (label.startsWith(typed)) return 0;
  if (label.includes(` ${typed}`)) return 1;
  if (initials(label).startsWith(typed.replaceAll(' ', ''))) return 2;
  return label.includes(typed) ? 3 : null;
}

/** The options that match the typed text, best match first, otherwise in their given order; all for an empty text. */
export function optionsMatching(
  options: readonly ComboboxOption[],
  typed: string,
): readonly ComboboxOption[] {
  const wanted = plain(typed);
  if (wanted === '') return options;
  return options
    .flatMap((option) => {
      const fits = rank(plain(option.label), wanted);
      return fits === null ? [] : [{ option, fits }];
    })
    .sort((one, other) => one.fits - other.fits)
    .map(({ option }) => option);
}
