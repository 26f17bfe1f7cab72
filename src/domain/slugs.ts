const ID_SUFFIX_LENGTH = 6;

/** `Ile Ayo Court` → `ile-ayo-court`. */
export const slugify = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The name of a contribution in its address: the home's, and the end of its id so that two never share one. */
export const contributionSlug = (title: string, contributionId: string): string =>
  `${slugify(title)}-${contributionId.slice(-ID_SUFFIX_LENGTH)}`;
