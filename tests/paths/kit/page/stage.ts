import type { Page, Route } from '@playwright/test';
import type { Failure } from '#api/failure.ts';
import type { Body } from './binding.ts';

/** Who answers a call: the real server, or the path in its place where no server can be made to say so at will. */
export type AnsweredBy = 'server' | 'path';

/**
 * Holds the calls of a flow on their way to the server until the path says what becomes of them, so that what a page
 * shows while it waits can be seen.
 */
export class Stage {
  readonly #page: Page;
  readonly #held: Route[] = [];
  #isHolding = true;

  constructor(page: Page) {
    this.#page = page;
  }

  /** @param calls like `POST /api/onboarding/login`; a `*` stands for any part of a path. */
  async hold(calls: readonly string[]): Promise<void> {
    for (const call of calls) {
      const [method, path = ''] = call.split(' ');
      const isMeant = new RegExp(`^${path.replaceAll('*', '[^/]+')}$`);
      await this.#page.route(
        (url) => isMeant.test(url.pathname),
        async (route) => {
          if (route.request().method() !== method) return route.fallback();
          if (!this.#isHolding) return route.continue();
          this.#held.push(route);
        },
      );
    }
  }

  /**
   * Lets the server answer all that is held, and what these answers make the page ask in turn.
   * @param ask makes another question of the one that the page put.
   */
  async letThrough(ask?: (body: Body) => Body): Promise<AnsweredBy> {
    this.#isHolding = false;
    for (const route of this.#held.splice(0)) {
      const postData = ask ? JSON.stringify(ask(route.request().postDataJSON())) : undefined;
      await route.continue({ ...(postData !== undefined && { postData }) }).catch(ignoreGone);
    }
    return 'server';
  }

  /** Holds again what comes from now on. */
  resume(): void {
    this.#isHolding = true;
  }

  /** Refuses all that is held, in the words of the wire. */
  async refuse({ code, message, fields, status, retryAfterSeconds }: Failure): Promise<AnsweredBy> {
    for (const route of this.#held.splice(0)) {
      if (status === null) await route.abort('internetdisconnected').catch(ignoreGone);
      else {
        await route
          .fulfill({
            status,
            headers: retryAfterSeconds === null ? {} : { 'retry-after': `${retryAfterSeconds}` },
            json: { code, message, fields, request_id: 'a-path' },
          })
          .catch(ignoreGone);
      }
    }
    return 'path';
  }
}

/** The page has given the call up: there is nobody to answer. */
function ignoreGone(error: unknown): void {
  if (!(error instanceof Error && /closed|handled|Invalid|not found/i.test(error.message))) throw error;
}
