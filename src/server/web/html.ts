/** Escapes text for an element or a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** `<meta>` elements; those without content are left out. */
export const metaTags = (
  attribute: 'name' | 'property',
  contents: Readonly<Record<string, string | null>>,
): string =>
  Object.entries(contents)
    .flatMap(([key, content]) =>
      content === null ? [] : `<meta ${attribute}="${key}" content="${escapeHtml(content)}">`,
    )
    .join('');
