import type { Page, Request, Route } from '@playwright/test';
import type { Failure } from '#api/failure.ts';
import type { Body } from './binding.ts';

/** Who answers a call: the real server, or the path in its place where no server can be made to say so at will. */
export type AnsweredBy = 'server' | 'path';

/** Another question in place of the one that the page put. */
type Ask = (body: Body) => Body | Promise<Body>;

const NOTHING = { calls: [], ask: undefined };

/**
 * Holds the calls of a flow on their way to the server until the path says what becomes of them, so that what a page
 * shows while it waits can be seen.
 */
export class HeldCalls {
  readonly #page: Page;
  #held: Route[] = [];
  /** What goes through now, should the page ask it only now, or again by itself. */
  #open: { readonly calls: readonly string[]; readonly ask: Ask | undefined } = NOTHING;
  /** What is refused now, should the page ask it only now, or again by itself. */
  #refused: { readonly calls: readonly string[]; readonly failure: Failure } | null = null;

  constructor(page: Page) {
    this.#page = page;
  }

  /** @param calls like `POST /api/onboarding/login`; a `*` stands for any part of a path. */
  async hold(calls: readonly string[]): Promise<void> {
    for (const call of calls) {
      const [, path = ''] = call.split(' ');
      const isMeant = patternOf(path);
      await this.#page.route(
        (url) => isMeant.test(url.pathname),
        async (route) => {
          if (!isOneOf([call], route)) return route.fallback();
          if (this.#refused && isOneOf(this.#refused.calls, route))
            return refuse(route, this.#refused.failure);
          if (isOneOf(this.#open.calls, route)) return pass(route, this.#open.ask);
          this.#held.push(route);
        },
      );
    }
  }

  /**
   * Lets the server answer these of the held calls, however often the page asks them.
   */
  async letThrough(calls: readonly string[], ask?: Ask): Promise<AnsweredBy> {
    this.#open = { calls, ask };
    for (const route of this.#take(calls)) await pass(route, ask);
    return 'server';
  }

  /** Holds again what comes from now on. */
  resume(): void {
    this.#open = NOTHING;
    this.#refused = null;
  }

  /** Refuses these of the held calls, in the words of the wire, however often the page asks. */
  async refuse(calls: readonly string[], failure: Failure): Promise<AnsweredBy> {
    const taken = this.#take(calls);
    this.#refused = { calls: taken.length > 0 ? taken.map(callOf) : calls, failure };
    for (const route of taken) await refuse(route, failure);
    return 'path';
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

const pass = async (route: Route, ask?: Ask): Promise<void> =>
  route.continue(ask ? await reworded(route.request(), ask) : {}).catch(ignoreGone);

async function refuse(
  route: Route,
  { code, message, fields, status, retryAfterSeconds }: Failure,
): Promise<void> {
  if (status === null) return route.abort('internetdisconnected').catch(ignoreGone);
  await route
    .fulfill({
      status,
      headers: retryAfterSeconds === null ? {} : { 'retry-after': `${retryAfterSeconds}` },
      json: { code, message, fields, request_id: 'a-path' },
    })
    .catch(ignoreGone);
}

/** Another body, or another query of a call that only reads. */
async function reworded(request: Request, ask: Ask): Promise<{ url: string } | { postData: string }> {
  if (request.method() !== 'GET') return { postData: JSON.stringify(await ask(request.postDataJSON())) };
  const url = new URL(request.url());
  const query = Object.entries(await ask(Object.fromEntries(url.searchParams)));
  url.search = new URLSearchParams(query.map(([name, value]) => [name, String(value)])).toString();
  return { url: url.href };
}

/** The page has given the call up: there is nobody to answer. */
function ignoreGone(error: unknown): void {
  if (!(error instanceof Error && /closed|handled|Invalid|not found/i.test(error.message))) throw error;
}
