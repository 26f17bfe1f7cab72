/** Characters of the id at the end of a contribution's slug. */
export const SLUG_ID_LENGTH = 6;

/** Hausa letters that do not decompose into a letter and a mark. */
const HOOKED: Readonly<Record<string, string>> = { ɓ: 'b', ɗ: 'd', ƙ: 'k', ƴ: 'y' };

/** `Ile Ayo Court` → `ile-ayo-court`. The database has the same rule for place names. */
export const slugify = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[ɓɗƙƴ]/g, (letter) => HOOKED[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** A contribution's slug: the home's name and the end of the id, which makes it unique among those of a buyer. */
export const contributionSlug = (title: string, contributionId: string): string =>
  `${slugify(title)}-${contributionId.slice(-SLUG_ID_LENGTH)}`;

/** Whether a slug is one of the contribution, of this home or one that the buyer moved from. */
export const isSlugOf = (slug: string, contributionId: string): boolean =>
  slug.endsWith(`-${contributionId.slice(-SLUG_ID_LENGTH)}`);
