import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { extractInlineStyles, RULES_ID } from './inlineStyles.ts';

/** React puts what belongs into the head before everything else; its attributes and titles hold no bare `<` or `>`. */
const HEAD_ELEMENTS = /^(?:<(?:link|meta|base)\b[^>]*>|<title\b[^>]*>[^<]*<\/title>)*/;

interface Markup {
  readonly head: string;
  /** The content of the head's style element. */
  readonly sheet: string;
  readonly root: string;
}

/** Markup as a whole, once all that is lazy has loaded: no script is needed to put parts into their places. */
export async function renderMarkup(page: ReactNode): Promise<Markup> {
  const html = await toText(page);
  const elements = HEAD_ELEMENTS.exec(html)?.[0] ?? '';
  const { markup, sheet } = extractInlineStyles(html.slice(elements.length));
  return { head: `${elements}<style id="${RULES_ID}">${sheet}</style>`, sheet, root: markup };
}

function toText(page: ReactNode): Promise<string> {
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
