/** A page that is asked for, and how the renderer reaches the API. */
export interface PageRequest {
  /** Path and query. */
  readonly url: string;
  /** The content of `<meta name="app-settings">`. */
  readonly settings: string;
  /** Makes a GET call as a visitor, without the network. The path begins with `/api/`. */
  readonly callApi: (path: string) => Promise<{ readonly status: number; readonly body: unknown }>;
}

/** A page whose data is there. Nothing of it depends on who asks. */
export interface LoadedPage {
  /** 200, or what the page's data makes it: 404 for a home that is not there. */
  readonly status: number;
  /** The same text as long as page and data are the same. */
  readonly version: string;
  /** What the browser continues from: text for a script element, escaped. */
  readonly data: string;
  /** The source files whose styles the page needs first. */
  readonly files: readonly string[];
  readonly render: () => Promise<RenderedMarkup>;
}

interface RenderedMarkup {
  /** Title, meta, link and style elements. */
  readonly head: string;
  /** The content of the style element, which the content security policy allows by its hash. */
  readonly sheet: string;
  /** The content of `#root`. */
  readonly root: string;
}

/**
 * Loads what a page shows; null for pages that only the browser renders. The function comes from the build, as `loadPage`
 * of `dist/server/render.js`: nothing of the screens is imported by the server.
 * @throws if the API fails, or the page redirects: the browser's own rendering deals with it.
 */
export type LoadPage = (request: PageRequest) => Promise<LoadedPage | null>;
