import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { VirtualClock } from './clock.ts';

/**
 * Failures of API calls: `outage` closes the connection without processing the request; `response_lost` processes
 * the request but closes the connection before the response; `error_inside` responds 200 with the provider's own
 * failure; `key_revoked` responds 401 as to a wrong key.
 */
export const FAULTS = [
  'outage',
  'response_lost',
  'unavailable',
  'rate_limited',
  'key_revoked',
  'slow',
  'html',
  'truncated',
  'error_inside',
] as const;
export type FaultKind = (typeof FAULTS)[number];

/** A provider's own responses to calls that fail. */
export interface FailureBodies {
  /** Of a call that failed internally. */
  readonly internal: unknown;
  /** Of a call with a wrong key. */
  readonly wrongKey: unknown;
}

export interface Fault {
  readonly kind: FaultKind;
  /**
   * Prefix of the affected paths, below the provider's base address; one exact path if it ends in `$`; '' for all.
   */
  readonly path: string;
  /** Number of calls that it will still affect. */
  times: number;
  readonly endsAtMs: number;
}

const RETRY_AFTER_SECONDS = 30;
const HTML =
  '<!doctype html><html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>';

interface FaultsOptions {
  readonly clock: VirtualClock;
  /** In real time, because the merchant's own timeout runs in real time. */
  readonly slowMs: number;
}

/** The faults of one provider's API. */
export class Faults {
  #faults: Fault[] = [];
  readonly #options: FaultsOptions;

  constructor(options: FaultsOptions) {
    this.#options = options;
  }

  /** Adds a fault. Without `times` and `forMs` it affects every call from now on. */
  add(kind: FaultKind, { path = '', times = Infinity, forMs = Infinity } = {}): void {
    this.#faults.push({ kind, path, times, endsAtMs: this.#options.clock.nowMs + forMs });
  }

  clear(): void {
    this.#faults = [];
  }

  /** Applies the faults to the routes of this plugin. */
  install(app: FastifyInstance, prefix: string, failures: FailureBodies): void {
    const affected = new WeakMap<FastifyRequest, FaultKind>();
    app.addHook('onRequest', async (request, reply) => {
      const kind = this.#nextFault(request.url.slice(prefix.length));
      if (kind === null) return;
      affected.set(request, kind);
      await this.#before(kind, reply, failures);
    });
    app.addHook('onSend', async (request, reply, payload) => {
      const kind = affected.get(request);
      if (kind === 'response_lost') hangUp(reply);
      return kind === 'truncated' && typeof payload === 'string'
        ? payload.slice(0, Math.floor(payload.length / 2))
        : payload;
    });
  }

  #nextFault(path: string): FaultKind | null {
    const { clock } = this.#options;
    this.#faults = this.#faults.filter(({ times, endsAtMs }) => times > 0 && endsAtMs > clock.nowMs);
    const fault = this.#faults.find((candidate) =>
      candidate.path.endsWith('$') ? candidate.path === `${path}$` : path.startsWith(candidate.path),
    );
    if (!fault) return null;
    fault.times -= 1;
    return fault.kind;
  }

  async #before(kind: FaultKind, reply: FastifyReply, failures: FailureBodies): Promise<void> {
    if (kind === 'outage') hangUp(reply);
    else if (kind === 'slow') await sleep(this.#options.slowMs);
    else if (kind === 'unavailable') await reply.code(503).send({ message: 'Service Unavailable' });
    else if (kind === 'html') await reply.code(502).type('text/html').send(HTML);
    else if (kind === 'error_inside') await reply.code(200).send(failures.internal);
    else if (kind === 'key_revoked') await reply.code(401).send(failures.wrongKey);
    else if (kind === 'rate_limited')
      await reply.code(429).header('retry-after', RETRY_AFTER_SECONDS).send({ message: 'Too many requests' });
  }
}

function hangUp(reply: FastifyReply): void {
  reply.hijack();
  reply.raw.destroy();
}
