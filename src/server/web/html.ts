import { escapeHtml } from '../platform/escape-html.ts';

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
