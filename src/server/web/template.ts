import { escapeHtml } from '../platform/escape-html.ts';

const ROOT = '<div id="root"></div>';
const HEAD_END = '</head>';
const NOT_SENT = ' data-sent-ms=""';
const THEME_SCRIPT = '<script src="/theme.js"></script>';
/** Resources that a page is readable without: its styles and first picture load earlier. */
const LATER = /<(?:script type="module"|link rel="modulepreload")/g;

/** A page to send. Encoded once, and reused as long as its data is the same. */
export class EncodedPage {
  readonly #start: Buffer;
  readonly #end: Buffer;

  constructor(html: string) {
    const at = html.indexOf(NOT_SENT);
    if (at === -1) throw new Error('The page has no place to say when it was sent.');
    this.#start = Buffer.from(html.slice(0, at));
    this.#end = Buffer.from(html.slice(at + NOT_SENT.length));
  }

  get bytes(): number {
    return this.#start.length + this.#end.length;
  }

  /** The page with the time at which it is sent. */
  sentAt(nowMs: number): Buffer {
    return Buffer.concat([this.#start, Buffer.from(` data-sent-ms="${nowMs}"`), this.#end]);
  }
}

interface ShellParts {
  /** The content of `#root`. */
  readonly root: string;
  /** The content of `<meta name="app-settings">`. */
  readonly settings: string;
  /** Elements for the head. */
  readonly head: string;
}

interface PageParts extends ShellParts {
  /** The text of the page's data, escaped for a script element. */
  readonly data: string;
  /** URLs of style sheets. */
  readonly styles: readonly string[];
  /** URLs of scripts that the browser fetches when idle, or at once if the page is for guests. */
  readonly scriptsAhead: readonly string[];
  /** Whether the page is a form, whose scripts the browser loads without waiting for a sign of use. */
  readonly isForGuests: boolean;
}

/** The template of the built page. */
export interface Template {
  /** The inline script of every page, which the content security policy allows by its hash. */
  readonly script: string;
  /** The page that the browser renders. */
  readonly shell: (parts: ShellParts) => string;
  readonly page: (parts: PageParts) => string;
}

interface TemplateParts {
  /** The build's index.html. */
  readonly html: string;
  /** The text of theme.js, inlined because a separate file would block every page until it is revalidated. */
  readonly themeScript: string;
  readonly productName: string;
}

export function openTemplate({ html: built, themeScript, productName }: TemplateParts): Template {
  if (!built.includes(ROOT)) throw new Error('The built page has no #root.');
  const html = built.replace(THEME_SCRIPT, () => `<script>${themeScript}</script>`);
  const readable = html.replaceAll(LATER, '$& fetchpriority="low"');
  const withHead = (page: string, settings: string, head: string): string =>
    page.replace(
      HEAD_END,
      () => `<meta name="app-settings" content="${escapeHtml(settings)}">${head}${HEAD_END}`,
    );
  return {
    script: themeScript,
    shell: ({ settings, head, root }) =>
      withHead(html, settings, `<title>${escapeHtml(productName)}</title>${head}`).replace(
        ROOT,
        () => `<div id="root">${root}</div>`,
      ),
    page: ({ settings, head, root, data, styles, scriptsAhead, isForGuests }) => {
      const links = styles
        // The template links some of them already.
        .filter((address) => !html.includes(`href="${address}"`))
        .map((address) => `<link rel="stylesheet" href="${address}">`)
        .join('');
      return withHead(readable, settings, links + head).replace(
        ROOT,
        () =>
          `<div id="root">${root}</div><script type="application/json" id="page-data" data-ahead="${escapeHtml(scriptsAhead.join(' '))}"${isForGuests ? ' data-for-guests' : ''}${NOT_SENT}>${data}</script>`,
      );
    },
  };
}
