import { performance } from 'node:perf_hooks';

const DEADLINE_MS = 30_000;

interface Call {
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly rawBody?: Uint8Array<ArrayBuffer>;
}

export interface Response {
  /** 0 if there was no response. */
  readonly status: number;
  readonly retryAfter: string | null;
  readonly code: string;
  /** The body of a successful response. */
  readonly body: unknown;
}

/** Makes calls to a server, and records the time and the status of each. */
export class Calls {
  readonly #originOf: () => string;
  readonly timesMs = new Map<string, number[]>();
  /** Counts of unsuccessful calls, by 'name status code'. */
  readonly failures = new Map<string, number>();
  shedCount = 0;
  shedWithoutRetryAfter = 0;

  /** @param originOf returns the server of the next call. */
  constructor(originOf: () => string) {
    this.#originOf = originOf;
  }

  /** Makes one call. Never throws: a call without a response has status 0. */
  async call(name: string, path: string, call: Call = {}): Promise<Response> {
    const startMs = performance.now();
    const response = await send(`${this.#originOf()}${path}`, call);
    const times = this.timesMs.get(name) ?? [];
    this.timesMs.set(name, times);
    times.push(performance.now() - startMs);
    if (response.status === 503) {
      this.shedCount += 1;
      if (response.retryAfter === null) this.shedWithoutRetryAfter += 1;
    }
    if (response.status < 200 || response.status > 299) {
      const key = `${name} ${response.status} ${response.code}`;
      this.failures.set(key, (this.failures.get(key) ?? 0) + 1);
    }
    return response;
  }
}

async function send(url: string, { method = 'GET', headers = {}, body, rawBody }: Call): Promise<Response> {
  const payload = rawBody ?? (body === undefined ? null : JSON.stringify(body));
  try {
    const response = await fetch(url, {
      method,
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      body: payload,
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    const text = await response.text();
    const parsed: unknown = text.startsWith('{') ? JSON.parse(text) : {};
    return {
      status: response.status,
      retryAfter: response.headers.get('retry-after'),
      code: fieldOf(parsed, 'code'),
      body: isRecord(parsed) ? parsed.body : undefined,
    };
  } catch (error) {
    return { status: 0, retryAfter: null, code: reasonOf(error), body: {} };
  }
}

/** The reason for a missing response: `fetch` wraps the socket's error as the cause of its own. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return error.cause instanceof Error ? error.cause.message : error.name;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const fieldOf = (value: unknown, name: string): string =>
  isRecord(value) && typeof value[name] === 'string' ? value[name] : '';
