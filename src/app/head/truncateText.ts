/** Characters that search engines show in their results. */
const MAX_TITLE_LENGTH = 60;
export const MAX_DESCRIPTION_LENGTH = 160;

/** Truncates a text to `maxLength` characters plus an ellipsis, at a word boundary. */
export const truncateText = (text: string, maxLength: number): string =>
  text.length <= maxLength ? text : `${text.slice(0, maxLength).replace(/[\s,.:;]+\S*$/, '')}…`;

/**
 * The document title: the subject, truncated if needed, and the product's name in full.
 * @param mark follows the subject and is never truncated; it distinguishes pages of one subject.
 */
export const pageTitle = (subject: string, productName: string, mark = ''): string => {
  const end = `${mark} · ${productName}`;
  return truncateText(subject, MAX_TITLE_LENGTH - end.length) + end;
};
