import { controlRoutes } from '#rails/control.ts';
import { createSimulator, RAILS_KEYS, type Simulator } from '#rails/simulator.ts';
import type { LIVE_BANK_PROVIDERS } from '#server/platform/ports/bank.ts';

export type LiveProvider = (typeof LIVE_BANK_PROVIDERS)[number];

/** The path of each provider's call that sends money out, as faults name it. */
export const PAYOUT_PATHS: Readonly<Record<LiveProvider, string>> = {
  paystack: '/transfer$',
  monnify: '/api/v2/disb',
  flutterwave: '/v3/transfers',
};

/** The path of each provider's call that sends a deposit back, as faults name it. */
export const REFUND_PATHS: Readonly<Record<LiveProvider, string>> = {
  paystack: '/refund',
  monnify: '/api/v1/refunds/initiate',
  flutterwave: '/v3/transactions',
};

export interface SimulatedBanks {
  readonly simulator: Simulator;
  /** The simulator's address; each provider is at the path of its name. */
  readonly origin: string;
  /** The settings of a server that uses the simulator as this bank. */
  environment(provider: LiveProvider, backup?: LiveProvider): Record<string, string>;
  close(): Promise<void>;
}

/**
 * Starts the simulator's banks on a port of their own. Their webhooks go to the merchant, and they use the simulator's
 * clock.
 */
export async function simulateBanks(
  merchantOrigin: string,
  { startMs = Date.now(), slowMs = 60_000 }: { startMs?: number; slowMs?: number } = {},
): Promise<SimulatedBanks> {
  const simulator = createSimulator({
    merchantOrigin,
    startMs,
    seed: 'banks',
    merchantName: 'KOLO',
    slowMs,
  });
  controlRoutes(simulator.app, simulator);
  const origin = await simulator.app.listen({ port: 0, host: '127.0.0.1' });
  return {
    simulator,
    origin,
    environment: (provider, backup) => ({
      BANK_PROVIDER: provider,
      ...(backup && { BANK_BACKUP_PROVIDER: backup }),
      // Never used: a test's server has its own database.
      DATABASE_URL: 'postgres://localhost/none',
      PAYSTACK_SECRET_KEY: RAILS_KEYS.paystack.secretKey,
      PAYSTACK_BASE_URL: `${origin}/paystack`,
      MONNIFY_API_KEY: RAILS_KEYS.monnify.apiKey,
      MONNIFY_SECRET_KEY: RAILS_KEYS.monnify.secretKey,
      MONNIFY_CONTRACT_CODE: RAILS_KEYS.monnify.contractCode,
      MONNIFY_SOURCE_ACCOUNT: RAILS_KEYS.monnify.sourceAccount,
      MONNIFY_BASE_URL: `${origin}/monnify`,
      FLUTTERWAVE_SECRET_KEY: RAILS_KEYS.flutterwave.secretKey,
      FLUTTERWAVE_SECRET_HASH: RAILS_KEYS.flutterwave.secretHash,
      FLUTTERWAVE_BVN: RAILS_KEYS.flutterwave.bvn,
      FLUTTERWAVE_BASE_URL: `${origin}/flutterwave`,
    }),
    close: () => simulator.app.close(),
  };
}
