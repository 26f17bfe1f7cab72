/** A requested page, and the renderer's access to the API. */
export interface PageRequest {
  /** Path and query. */
  readonly url: string;
  /** The content of `<meta name="app-settings">`. */
  readonly settings: string;
  /** Makes an in-process GET call as a visitor. The path begins with `/api/`. */
  readonly callApi: (path: string) => Promise<{ readonly status: number; readonly body: unknown }>;
}

/** A page whose data is loaded. It is the same for every visitor. */
export interface LoadedPage {
  /** 200, or another status that results from the page's data, like 404 for a missing home. */
  readonly status: number;
  /** Identifies the page with its data: equal for equal content. */
  readonly version: string;
  /** The data for hydration, escaped for a script element. */
  readonly data: string;
  /** The source files whose styles the page needs first. */
  readonly files: readonly string[];
  /** The page is a form for visitors, from which the browser redirects signed-in buyers. */
  readonly isForGuests: boolean;
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

/** What the build exports from `dist/server/render.js`, so that the server imports no screens. */
export interface PageRenderer {
  readonly loadPage: LoadPage;
  /**
   * The content of `#root` in a page that the browser renders, until its scripts have loaded.
   * @param settings the content of `<meta name="app-settings">`.
   */
  readonly renderOpening: (settings: string) => Promise<string>;
}

/**
 * Loads a page's data; null for pages that only the browser renders.
 * @throws if the API fails or the page redirects; the browser then renders the page.
 */
export type LoadPage = (request: PageRequest) => Promise<LoadedPage | null>;
