/** What search engines show of a page in their results, in characters. */
const MAX_TITLE_LENGTH = 60;
export const MAX_DESCRIPTION_LENGTH = 160;

/** A text of at most this many characters; a longer one ends at a word, with an ellipsis. */
export const shortened = (text: string, maxLength: number): string =>
  text.length <= maxLength ? text : `${text.slice(0, maxLength).replace(/[\s,.:;]+\S*$/, '')}…`;

/**
 * The title of a page: what it is about, and whose it is, which is never cut.
 * @param mark follows the subject uncut, to tell pages of one subject apart.
 */
export const pageTitle = (subject: string, productName: string, mark = ''): string => {
  const end = `${mark} · ${productName}`;
  return shortened(subject, MAX_TITLE_LENGTH - end.length) + end;
};
