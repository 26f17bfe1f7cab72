import { escapeHtml } from '../platform/escape-html.ts';

const ROOT = '<div id="root"></div>';
const HEAD_END = '</head>';
const NOT_SENT = ' data-sent-ms=""';

/** The page, saying when it was sent: a stored one is sent again for as long as its data is the same. */
export const sentAt = (html: string, nowMs: number): string =>
  html.replace(NOT_SENT, ` data-sent-ms="${nowMs}"`);

interface ShellParts {
  /** The content of `<meta name="app-settings">`. */
  readonly settings: string;
  /** Elements for the head. */
  readonly head: string;
}

interface PageParts extends ShellParts {
  /** The content of `#root`. */
  readonly root: string;
  /** The text of the page's data, escaped for a script element. */
  readonly data: string;
  /** Addresses of style sheets. */
  readonly styles: readonly string[];
  /** Addresses of scripts that the browser fetches ahead once it is idle. */
  readonly scriptsAhead: readonly string[];
}

/** The built page, to be filled. */
export interface Template {
  /** The page that the browser renders. */
  readonly shell: (parts: ShellParts) => string;
  readonly page: (parts: PageParts) => string;
}

/** @param html the build's index.html. */
export function openTemplate(html: string, productName: string): Template {
  if (!html.includes(ROOT)) throw new Error('The built page has no #root.');
  const withHead = (settings: string, head: string): string =>
    html.replace(
      HEAD_END,
      () => `<meta name="app-settings" content="${escapeHtml(settings)}">${head}${HEAD_END}`,
    );
  return {
    shell: ({ settings, head }) => withHead(settings, `<title>${escapeHtml(productName)}</title>${head}`),
    page: ({ settings, head, root, data, styles, scriptsAhead }) => {
      const links = styles
        // The template links some of them already.
        .filter((address) => !html.includes(`href="${address}"`))
        .map((address) => `<link rel="stylesheet" href="${address}">`)
        .join('');
      return withHead(settings, links + head).replace(
        ROOT,
        () =>
          `<div id="root">${root}</div><script type="application/json" id="page-data" data-ahead="${escapeHtml(scriptsAhead.join(' '))}"${NOT_SENT}>${data}</script>`,
      );
    },
  };
}
