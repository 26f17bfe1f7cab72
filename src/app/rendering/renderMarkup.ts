import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { extractInlineStyles, RULES_ID } from './inlineStyles.ts';

/** React renders head elements before everything else; it escapes `<` and `>` in their attributes and titles. */
const HEAD_ELEMENTS = /^(?:<(?:link|meta|base)\b[^>]*>|<title\b[^>]*>[^<]*<\/title>)*/;

/** React's marker of a part that has not loaded or that failed. */
const UNFINISHED_PART = /<!--\$[?!]-->/;

interface Markup {
  readonly head: string;
  /** The content of the head's style element. */
  readonly sheet: string;
  readonly root: string;
}

/** Renders complete markup after all lazy parts have loaded, so that no script has to insert them. */
export async function renderMarkup(page: ReactNode): Promise<Markup> {
  const html = renderAtOnce(page) ?? (await renderWhenLoaded(page));
  const elements = HEAD_ELEMENTS.exec(html)?.[0] ?? '';
  const { markup, sheet } = extractInlineStyles(html.slice(elements.length));
  return { head: `${elements}<style id="${RULES_ID}">${sheet}</style>`, sheet, root: markup };
}

/**
 * Renders synchronously: a third less work than a stream, which encodes each chunk. Null if a lazy part has not loaded
 * (as on the first request for a screen) or fails; the stream then waits or reports the error.
 */
function renderAtOnce(page: ReactNode): string | null {
  try {
    const html = renderToString(page);
    return UNFINISHED_PART.test(html) ? null : html;
  } catch {
    return null;
  }
}

function renderWhenLoaded(page: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const collect = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        chunks.push(chunk);
        done();
      },
      final: (done) => {
        resolve(Buffer.concat(chunks).toString());
        done();
      },
    });
    const { pipe } = renderToPipeableStream(page, {
      // Otherwise React sends large parts separately, with a script that moves them.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(collect),
      onShellError: reject,
      onError: reject,
    });
  });
}
