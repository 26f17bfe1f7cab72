import type { VirtualClock } from './clock.ts';

export interface Webhook {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A provider's schedule of retries for webhooks that were not accepted. */
export interface RetryTimetable {
  /** The delay before each retry; the provider gives up after the last. */
  readonly retryDelaysMs: readonly number[];
  readonly timeoutMs: number;
}

/** The network's transmission of a webhook from provider to merchant. */
export interface Transmission {
  readonly delayMs: number;
  /** Number of copies delivered. */
  readonly copies: number;
  /** The webhook never arrives, and the provider treats it as delivered. */
  readonly isLost: boolean;
}

export const PROMPT_DELIVERY: Transmission = { delayMs: 0, copies: 1, isLost: false };

interface Attempt {
  readonly at: Date;
  /** The response's status; null if there was no response. */
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
  /** The merchant's address for this provider's webhooks. */
  readonly url: string;
  readonly timetable: RetryTimetable;
}

/** Sends webhooks to the merchant, and retries on the provider's schedule until a response is 2xx. */
export class WebhookDeliveries {
  readonly all: Delivery[] = [];
  /** Transmission of webhooks sent from now on. */
  transmission: Transmission = PROMPT_DELIVERY;
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

  /** Sends lost and abandoned webhooks again, as a requery at the provider does. */
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
      // The merchant is down or slow, which the retries handle.
      return null;
    }
  }
}
