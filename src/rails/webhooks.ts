import type { VirtualClock } from './clock.ts';

export interface Webhook {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** How a provider repeats a webhook that was not accepted. */
export interface RetryTimetable {
  /** The wait before each further attempt; it gives up after the last. */
  readonly retryDelaysMs: readonly number[];
  readonly timeoutMs: number;
}

/** How the network treats a webhook between provider and merchant. */
export interface Transmission {
  readonly delayMs: number;
  /** How often it arrives. */
  readonly copies: number;
  /** It never arrives; the provider believes that it did. */
  readonly isLost: boolean;
}

export const PROMPT: Transmission = { delayMs: 0, copies: 1, isLost: false };

interface Attempt {
  readonly at: Date;
  /** The response's status; null where none came. */
  readonly status: number | null;
}

export interface Delivery {
  readonly id: number;
  readonly webhook: Webhook;
  readonly attempts: Attempt[];
  state: 'waiting' | 'accepted' | 'given_up' | 'lost';
}

interface DeliveriesOptions {
  readonly clock: VirtualClock;
  /** Where the merchant receives this provider's webhooks. */
  readonly url: string;
  readonly timetable: RetryTimetable;
}

/** Sends webhooks to the merchant, and again by the provider's timetable until a response is 2xx. */
export class WebhookDeliveries {
  readonly all: Delivery[] = [];
  /** For webhooks sent from now on. */
  transmission: Transmission = PROMPT;
  readonly #options: DeliveriesOptions;

  constructor(options: DeliveriesOptions) {
    this.#options = options;
  }

  send(webhook: Webhook, { delayMs, copies, isLost } = this.transmission): void {
    for (let copy = 0; copy < copies; copy += 1) {
      const delivery: Delivery = { id: this.all.length + 1, webhook, attempts: [], state: 'waiting' };
      this.all.push(delivery);
      if (isLost) delivery.state = 'lost';
      else this.#options.clock.schedule(delayMs, () => this.#attempt(delivery));
    }
  }

  /** Sends again what was lost or given up; a requery at the provider does this. */
  resend(belongs: (webhook: Webhook) => boolean): void {
    const missed = this.all.filter(({ state }) => state === 'lost' || state === 'given_up');
    for (const delivery of missed.filter(({ webhook }) => belongs(webhook))) {
      delivery.state = 'waiting';
      this.#options.clock.schedule(0, () => this.#attempt(delivery));
    }
  }

  async #attempt(delivery: Delivery): Promise<void> {
    const { clock, timetable } = this.#options;
    const status = await this.#post(delivery.webhook);
    delivery.attempts.push({ at: clock.now, status });
    const delayMs = timetable.retryDelaysMs[delivery.attempts.length - 1];
    if (status !== null && status >= 200 && status < 300) delivery.state = 'accepted';
    else if (delayMs === undefined) delivery.state = 'given_up';
    else clock.schedule(delayMs, () => this.#attempt(delivery));
  }

  async #post({ body, headers }: Webhook): Promise<number | null> {
    try {
      const response = await fetch(this.#options.url, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', ...headers },
        redirect: 'manual',
        signal: AbortSignal.timeout(this.#options.timetable.timeoutMs),
      });
      await response.arrayBuffer();
      return response.status;
    } catch {
      // The merchant is down or slow, which is what the retries are for.
      return null;
    }
  }
}
