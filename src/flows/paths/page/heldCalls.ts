import type { Page, Request, Route } from '@playwright/test';
import type { Body, WireError } from './binding.ts';

/** Who gave a response: the real server, or the walk where no server can be made to give it at will. */
export type RespondedBy = 'server' | 'path';

/** Another request in place of the page's. */
type Rewrite = (body: Body) => Body | Promise<Body>;

const NONE = { calls: [], rewrite: undefined };

/** Holds the calls of a flow on their way to the server until the walk settles them, so that the page can be seen waiting. */
export class HeldCalls {
  readonly #page: Page;
  #held: Route[] = [];
  /** Calls that go through now, should the page make them late or retry them. */
  #open: { readonly calls: readonly string[]; readonly rewrite: Rewrite | undefined } = NONE;
  /** Calls that are rejected now, should the page make them late or retry them. */
  #rejected: { readonly calls: readonly string[]; readonly error: WireError | null } | null = null;
  /** Requests that the server handles, and whose responses the page has not had yet. */
  readonly #handled = new Set<Request>();

  constructor(page: Page) {
    this.#page = page;
  }

  /** @param calls like `POST /api/login`; a `*` stands for any part of a path. */
  async hold(calls: readonly string[]): Promise<void> {
    for (const call of calls) {
      const [, path = ''] = call.split(' ');
      const pattern = patternOf(path);
      await this.#page.route(
        (url) => pattern.test(url.pathname),
        async (route) => {
          if (!isOneOf([call], route)) return route.fallback();
          if (this.#rejected && isOneOf(this.#rejected.calls, route))
            return reject(route, this.#rejected.error);
          if (isOneOf(this.#open.calls, route)) return this.#pass(route, this.#open.rewrite);
          this.#held.push(route);
        },
      );
    }
  }

  /** Lets the server handle these of the held calls, however often the page makes them. */
  async letThrough(calls: readonly string[], rewrite?: Rewrite): Promise<RespondedBy> {
    this.#open = { calls, rewrite };
    for (const route of this.#take(calls)) await this.#pass(route, rewrite);
    return 'server';
  }

  /** Rejects these of the held calls, however often the page makes them. */
  async reject(calls: readonly string[], error: WireError | null): Promise<RespondedBy> {
    const taken = this.#take(calls);
    this.#rejected = { calls: taken.length > 0 ? taken.map(callOf) : calls, error };
    for (const route of taken) await reject(route, error);
    return 'path';
  }

  /** Holds every call again from now on, once the page has the responses of those that the server handles. */
  async resume(): Promise<void> {
    this.#open = NONE;
    this.#rejected = null;
    if (this.#handled.size === 0) return;
    await Promise.all([...this.#handled].map(hasResponse));
    this.#handled.clear();
    // What has come by the network, the page takes in before anything that is asked of it afterwards.
    await this.#page.evaluate(() => {}).catch(() => null);
  }

  async #pass(route: Route, rewrite?: Rewrite): Promise<void> {
    this.#handled.add(route.request());
    await pass(route, rewrite);
  }

  #take(calls: readonly string[]): Route[] {
    const taken = this.#held.filter((route) => isOneOf(calls, route));
    this.#held = this.#held.filter((route) => !taken.includes(route));
    return taken;
  }
}

const patternOf = (path: string): RegExp => new RegExp(`^${path.replaceAll('*', '[^/]+')}$`);

const isOneOf = (calls: readonly string[], route: Route): boolean =>
  calls.some((call) => patternOf(call).test(callOf(route)));

function callOf(route: Route): string {
  const request = route.request();
  return `${request.method()} ${new URL(request.url()).pathname}`;
}

const pass = async (route: Route, rewrite?: Rewrite): Promise<void> =>
  route.continue(rewrite ? await rewritten(route.request(), rewrite) : {}).catch(ignoreAbandoned);

/** A page that is left meanwhile gets none. */
async function hasResponse(request: Request): Promise<void> {
  const response = await request.response().catch(() => null);
  await response?.finished().catch(() => null);
}

const reject = (route: Route, error: WireError | null): Promise<void> =>
  (error === null
    ? route.abort('internetdisconnected')
    : route.fulfill({ status: error.status, headers: { ...error.headers }, json: error.json })
  ).catch(ignoreAbandoned);

/** Another body, or another query of a call that only reads. */
async function rewritten(
  request: Request,
  rewrite: Rewrite,
): Promise<{ url: string } | { postData: string }> {
  if (request.method() !== 'GET') return { postData: JSON.stringify(await rewrite(request.postDataJSON())) };
  const url = new URL(request.url());
  const query = Object.entries(await rewrite(Object.fromEntries(url.searchParams)));
  url.search = new URLSearchParams(query.map(([name, value]) => [name, String(value)])).toString();
  return { url: url.href };
}

/** The page has abandoned the call: nobody waits for its response. */
function ignoreAbandoned(error: unknown): void {
  if (!(error instanceof Error && /closed|handled|Invalid|not found/i.test(error.message))) throw error;
}
