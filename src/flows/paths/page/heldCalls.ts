import type { CDPSession, Page } from '@playwright/test';
import type { Body, WireError } from './binding.ts';

/** Who gave a response: the real server, or the walk if the server cannot be made to give it. */
export type ResponseSource = 'server' | 'path';

/** Returns the body that replaces the body of the page's request. */
type Rewrite = (body: Body) => Body | Promise<Body>;

/** A call that is paused in the browser. */
interface HeldCall {
  /** Like `POST /api/login`. */
  readonly call: string;
  readonly url: URL;
  readonly isRead: boolean;
  readonly body: string;
  readonly requestId: string;
  readonly networkId: string | undefined;
}

const NONE = { calls: [], rewrite: undefined };

/** The session that holds the calls of a page. It outlives a walk if the page does. */
const sessions = new WeakMap<Page, CDPSession>();

/**
 * Holds the calls of a flow on their way to the server until the walk settles them, so that the page can be checked
 * while it waits. Uses the Chrome DevTools Protocol, because a Playwright route would intercept every request of the
 * page and disable its cache.
 */
export class HeldCalls {
  readonly #page: Page;
  #session: CDPSession | null = null;
  #held: HeldCall[] = [];
  /** Calls that pass through now, even if the page makes them late or retries them. */
  #open: { readonly calls: readonly string[]; readonly rewrite: Rewrite | undefined } = NONE;
  /** Calls that are rejected now, even if the page makes them late or retries them. */
  #rejected: { readonly calls: readonly string[]; readonly error: WireError | null } | null = null;
  /** Requests that the server handles, by id; each resolves when the page has its response. */
  readonly #handled = new Map<string, PromiseWithResolvers<void>>();

  constructor(page: Page) {
    this.#page = page;
  }

  /** @param calls like `POST /api/login`; a `*` stands for any part of a path. */
  async hold(calls: readonly string[]): Promise<void> {
    await sessions.get(this.#page)?.detach();
    const session = await this.#page.context().newCDPSession(this.#page);
    sessions.set(this.#page, session);
    this.#session = session;
    session.on('Network.loadingFinished', ({ requestId }) => this.#handled.get(requestId)?.resolve());
    session.on('Network.loadingFailed', ({ requestId }) => this.#handled.get(requestId)?.resolve());
    // After a navigation the browser reports nothing more about the old page's calls. A frame without a parent is
    // the page itself.
    session.on('Page.frameNavigated', ({ frame }) => {
      if (frame.parentId === undefined) for (const { resolve } of this.#handled.values()) resolve();
    });
    session.on('Fetch.requestPaused', ({ requestId, networkId, request }) => {
      const url = new URL(request.url);
      const { method, postData: body = '' } = request;
      const held = { call: `${method} ${url.pathname}`, url, isRead: method === 'GET', body };
      return this.#take({ ...held, requestId, networkId }, calls);
    });
    await session.send('Page.enable');
    await session.send('Network.enable', { maxTotalBufferSize: 0, maxResourceBufferSize: 0 });
    // Each URL with and without a query.
    const patterns = calls.flatMap((call) => [`*${pathOf(call)}`, `*${pathOf(call)}?*`.replace('?', '\\?')]);
    await session.send('Fetch.enable', { patterns: patterns.map((urlPattern) => ({ urlPattern })) });
  }

  /** Lets the server handle these held calls, however often the page makes them. */
  async letThrough(calls: readonly string[], rewrite?: Rewrite): Promise<ResponseSource> {
    this.#open = { calls, rewrite };
    for (const held of this.#release(calls)) await this.#pass(held, rewrite);
    return 'server';
  }

  /** Rejects these held calls, however often the page makes them. */
  async reject(calls: readonly string[], error: WireError | null): Promise<ResponseSource> {
    const released = this.#release(calls);
    this.#rejected = { calls: released.length > 0 ? released.map(({ call }) => call) : calls, error };
    for (const held of released) await this.#reject(held, error);
    return 'path';
  }

  /** Holds every call again, once the page has the responses to the calls that the server handles. */
  async resume(): Promise<void> {
    this.#open = NONE;
    this.#rejected = null;
    if (this.#handled.size === 0) return;
    await Promise.all([...this.#handled.values()].map(({ promise }) => promise));
    this.#handled.clear();
    // The page processes the received responses before this evaluation returns.
    await this.#page.evaluate(() => {}).catch(() => null);
  }

  async #take(held: HeldCall, calls: readonly string[]): Promise<void> {
    if (!isOneOf(calls, held)) await this.#continue(held);
    else if (this.#rejected && isOneOf(this.#rejected.calls, held))
      await this.#reject(held, this.#rejected.error);
    else if (isOneOf(this.#open.calls, held)) await this.#pass(held, this.#open.rewrite);
    else this.#held.push(held);
  }

  async #pass(held: HeldCall, rewrite?: Rewrite): Promise<void> {
    const handled = Promise.withResolvers<void>();
    if (held.networkId) this.#handled.set(held.networkId, handled);
    const isGone = !(await this.#continue(held, rewrite ? await rewritten(held, rewrite) : {}));
    // The browser reports nothing more about a call that the page has aborted.
    if (isGone) handled.resolve();
  }

  #continue({ requestId }: HeldCall, other: { url?: string; postData?: string } = {}): Promise<boolean> {
    return this.#settle(this.#session?.send('Fetch.continueRequest', { requestId, ...other }));
  }

  #reject({ requestId }: HeldCall, error: WireError | null): Promise<boolean> {
    if (error === null) {
      const errorReason = 'InternetDisconnected';
      return this.#settle(this.#session?.send('Fetch.failRequest', { requestId, errorReason }));
    }
    const headers = { 'content-type': 'application/json', ...error.headers };
    return this.#settle(
      this.#session?.send('Fetch.fulfillRequest', {
        requestId,
        responseCode: error.status,
        responseHeaders: Object.entries(headers).map(([name, value]) => ({ name, value })),
        body: base64(JSON.stringify(error.json)),
      }),
    );
  }

  /** Whether the call is still pending: a page that has navigated away has abandoned it. */
  async #settle(sent: Promise<unknown> | undefined): Promise<boolean> {
    try {
      await sent;
      return true;
    } catch (error) {
      if (error instanceof Error && /closed|Invalid InterceptionId/i.test(error.message)) return false;
      throw error;
    }
  }

  #release(calls: readonly string[]): HeldCall[] {
    const released = this.#held.filter((held) => isOneOf(calls, held));
    this.#held = this.#held.filter((held) => !released.includes(held));
    return released;
  }
}

const pathOf = (call: string): string => call.split(' ')[1] ?? '';

const isOneOf = (calls: readonly string[], { call }: HeldCall): boolean =>
  calls.some((each) => new RegExp(`^${each.replaceAll('*', '[^/]+')}$`).test(call));

const base64 = (text: string): string => Buffer.from(text).toString('base64');

/** Returns the replaced body, or the URL with the replaced query for a call that only reads. */
async function rewritten(
  { isRead, url, body }: HeldCall,
  rewrite: Rewrite,
): Promise<{ url: string } | { postData: string }> {
  if (!isRead) return { postData: base64(JSON.stringify(await rewrite(JSON.parse(body)))) };
  const other = new URL(url);
  const query = Object.entries(await rewrite(Object.fromEntries(url.searchParams)));
  other.search = new URLSearchParams(query.map(([name, value]) => [name, String(value)])).toString();
  return { url: other.href };
}
