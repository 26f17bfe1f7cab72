/** How much of its id the end of a contribution's slug is. */
export const SLUG_ID_LENGTH = 6;

/** Letters of Hausa that are no letter and a mark. */
const HOOKED: Readonly<Record<string, string>> = { ɓ: 'b', ɗ: 'd', ƙ: 'k', ƴ: 'y' };

/** `Ile Ayo Court` → `ile-ayo-court`. The database makes the same of the names of places. */
export const slugify = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[ɓɗƙƴ]/g, (letter) => HOOKED[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The name of a contribution in its address: the home's, and the end of its id so that two never share one. */
export const contributionSlug = (title: string, contributionId: string): string =>
  `${slugify(title)}-${contributionId.slice(-SLUG_ID_LENGTH)}`;
