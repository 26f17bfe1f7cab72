import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { extractInlineStyles, RULES_ID } from './inlineStyles.ts';

/** React puts what belongs into the head before everything else; its attributes and titles hold no bare `<` or `>`. */
const HEAD_ELEMENTS = /^(?:<(?:link|meta|base)\b[^>]*>|<title\b[^>]*>[^<]*<\/title>)*/;

/** Stands where a part was not there yet, or failed. */
const UNFINISHED_PART = /<!--\$[?!]-->/;

interface Markup {
  readonly head: string;
  /** The content of the head's style element. */
  readonly sheet: string;
  readonly root: string;
}

/** Markup as a whole, once all that is lazy has loaded: no script is needed to put parts into their places. */
export async function renderMarkup(page: ReactNode): Promise<Markup> {
  const html = renderAtOnce(page) ?? (await renderWhenLoaded(page));
  const elements = HEAD_ELEMENTS.exec(html)?.[0] ?? '';
  const { markup, sheet } = extractInlineStyles(html.slice(elements.length));
  return { head: `${elements}<style id="${RULES_ID}">${sheet}</style>`, sheet, root: markup };
}

/**
 * A third less work than by a stream, which encodes each piece of the text. Null where a lazy part has not loaded, as
 * before the first page of its kind, and where a part fails: the stream waits, or says why.
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
      // Else large parts would be sent apart, with a script that moves them.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(collect),
      onShellError: reject,
      onError: reject,
    });
  });
}
