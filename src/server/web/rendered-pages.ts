import type { EncodedPage } from './template.ts';

/** A rendered page, ready to be sent. */
export interface SentPage {
  readonly html: EncodedPage;
  /** The hash of the page's style element, for the content security policy. */
  readonly sheetHash: string;
}

const MAX_BYTES = 24 * 1024 * 1024;

/**
 * A least recently used cache of rendered pages, keyed by a hash of their data, so that the same data is rendered once.
 */
export class RenderedPages {
  readonly #pages = new Map<string, SentPage>();
  #bytes = 0;

  get(key: string): SentPage | undefined {
    const page = this.#pages.get(key);
    if (page) {
      this.#pages.delete(key);
      this.#pages.set(key, page);
    }
    return page;
  }

  set(key: string, page: SentPage): void {
    if (this.#pages.has(key)) return;
    this.#pages.set(key, page);
    this.#bytes += page.html.bytes;
    for (const [oldest, { html }] of this.#pages) {
      if (this.#bytes <= MAX_BYTES) return;
      this.#pages.delete(oldest);
      this.#bytes -= html.bytes;
    }
  }
}
