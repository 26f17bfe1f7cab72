import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { type Kobo, naira } from '#domain/money.ts';
import { sandboxWebhook } from '#server/money/bank/sandbox/webhook.ts';

/** The default of `BANK_WEBHOOK_SECRET`. */
const WEBHOOK_SECRET = 'sandbox-webhook-secret';
const DEPOSIT_KOBO: Kobo = naira(10_000);

const walletRead = z.object({
  body: z.object({ wallet: z.object({ account_number: z.string() }) }),
});

/** Somebody with a wallet, who only transfers into it. */
export class Saver {
  readonly #origin: string;
  readonly #accountNumber: string;

  private constructor(origin: string, accountNumber: string) {
    this.#origin = origin;
    this.#accountNumber = accountNumber;
  }

  /** @throws if the wallet has no account number. */
  static async open(origin: string, token: string): Promise<Saver> {
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(`${origin}/api/wallet/get`, { headers });
    const { body } = z.parse(walletRead, await response.json());
    return new Saver(origin, body.wallet.account_number);
  }

  /** Reports a transfer as the bank does. @throws if it is not acknowledged. */
  async deposit(): Promise<void> {
    const { rawBody, headers } = sandboxWebhook(
      {
        eventId: `CHANNEL-${randomUUID()}`,
        accountNumber: this.#accountNumber,
        amountKobo: DEPOSIT_KOBO,
        occurredAt: new Date(),
      },
      WEBHOOK_SECRET,
    );
    const response = await fetch(`${this.#origin}/api/webhooks/sandbox`, {
      method: 'POST',
      headers,
      body: new Uint8Array(rawBody),
    });
    if (response.status !== 200) throw new Error(`A deposit was answered ${response.status}`);
  }
}
