import { type Kobo, naira } from '#domain/money.ts';
import { type RandomStream, randomStream } from '#domain/random.ts';
import type { PayoutOutcome } from '#rails/bank/records.ts';
import type { FaultKind } from '#rails/faults.ts';
import { LIVE_BANK_PROVIDERS } from '#server/platform/ports/bank.ts';
import type { LiveProvider } from '../banks/simulated.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

export const BUYERS = 2;
/** Each buyer saves for homes at this price on Plan A over two months: ₦2,000 immediately, then ₦4,000 twice. */
export const PRICE_KOBO = naira(10_000);
const EXACT = [naira(2_000), naira(4_000)] as const;
const SHORT = [naira(300), naira(1_250), naira(1_999)] as const;
const OVER = [naira(2_345), naira(4_700), naira(9_000)] as const;

/** How the bank's report of a transfer is delivered. */
interface Report {
  readonly delayMs: number;
  readonly copies: number;
  /** Whether no webhook arrives at all. */
  readonly isLost: boolean;
}

/** `partly_back`: part of it is sent back in the provider's dashboard before the refund is requested. */
const STRAY_ENDS = ['stays', 'matched', 'refunded', 'refund_fails', 'partly_back'] as const;
type StrayEnd = (typeof STRAY_ENDS)[number];

/**
 * The fault during a withdrawal. With `timeout` and `response_lost`, the bank carries it out but its response is not
 * received. The server dies before its own response (`crash_at_request`), or after the bank has accepted the transfer
 * but before the response is stored (`crash_at_bank`).
 */
const PAYOUT_TROUBLES = [
  'none',
  'none',
  'none',
  'response_lost',
  'outage',
  'error_inside',
  'html',
  'timeout',
  'crash_at_request',
  'crash_at_bank',
] as const;

export interface WithdrawalStep {
  readonly do: 'withdraw';
  readonly buyer: number;
  /** Which of the buyer's own accounts receives it. */
  readonly account: 0 | 1;
  /** The share of the wallet's balance. */
  readonly share: number;
  readonly outcome: PayoutOutcome;
  readonly payoutDelayMs: number;
  readonly returnDelayMs: number;
  readonly report: Report;
  readonly trouble: (typeof PAYOUT_TROUBLES)[number];
  /** For crashes: how long after the request the server dies, and for how long it is down. */
  readonly afterMs: number;
  readonly downMs: number;
}

/** One event of the month. */
type Act =
  | {
      readonly do: 'deposit';
      readonly buyer: number;
      readonly isToBackup: boolean;
      readonly amountKobo: Kobo;
      /** The same amount sent twice makes two transfers. */
      readonly times: 1 | 2;
      readonly report: Report;
    }
  | {
      readonly do: 'stray';
      readonly amountKobo: Kobo;
      readonly report: Report;
      readonly end: StrayEnd;
      readonly buyer: number;
    }
  | WithdrawalStep
  | { readonly do: 'pay'; readonly buyer: number; readonly amountKobo: Kobo }
  | { readonly do: 'agree'; readonly buyer: number }
  | { readonly do: 'check'; readonly buyer: number }
  | { readonly do: 'outage'; readonly kind: FaultKind; readonly forMs: number }
  | { readonly do: 'sms_outage'; readonly forMs: number }
  /** The server dies while a transfer and the jobs are in progress. */
  | {
      readonly do: 'crash';
      readonly buyer: number;
      readonly amountKobo: Kobo;
      readonly afterMs: number;
      readonly downMs: number;
    };
export type MonthStep = Act & {
  /** How long to wait afterwards. */
  readonly waitMs: number;
};

/** A month of a merchant with two buyers. */
export interface Month {
  readonly seed: number;
  readonly provider: LiveProvider;
  /** The second bank; null if there is none. */
  readonly backup: LiveProvider | null;
  /** Whether the server runs in a separate process that is killed, instead of within the test's process. */
  readonly isProcess: boolean;
  /** How many payments of the merchant's other products are refunded before each step. */
  readonly otherRefunds: number;
  readonly steps: readonly MonthStep[];
}

const STEPS = 30;
const ONE_PROCESS_IN = 10;

/** The month of a seed; the same seed gives the same month. */
export function monthOf(seed: number): Month {
  const random = randomStream(`month ${seed}`, 'steps');
  const provider = LIVE_BANK_PROVIDERS[seed % LIVE_BANK_PROVIDERS.length] ?? 'paystack';
  const other = LIVE_BANK_PROVIDERS[(seed + 1) % LIVE_BANK_PROVIDERS.length] ?? 'monnify';
  const backup = random.chance(0.4) ? other : null;
  const steps = Array.from({ length: STEPS }, () => ({ ...anAct(random), waitMs: 0 }));
  // At least one crash; the waits fill the month.
  steps[Math.floor(random.between(4, STEPS))] = { ...aCrash(random), waitMs: 0 };
  const shares = steps.map(() => random.between(0.2, 2));
  const total = shares.reduce((sum, share) => sum + share, 0);
  return {
    seed,
    provider,
    backup,
    otherRefunds: Math.floor(random.between(0, 12)),
    isProcess: seed % ONE_PROCESS_IN === ONE_PROCESS_IN / 2,
    steps: steps.map((step, index) => ({
      ...step,
      waitMs: Math.round((30 * DAY_MS * (shares[index] ?? 0)) / total),
    })),
  };
}

function anAct(random: RandomStream): Act {
  const buyer = Math.floor(random.between(0, BUYERS));
  const draw = random.next();
  if (draw < 0.16) return aWithdrawal(random, buyer);
  if (draw < 0.5)
    return {
      do: 'deposit',
      buyer,
      isToBackup: random.chance(0.3),
      amountKobo: anAmount(random),
      times: random.chance(0.15) ? 2 : 1,
      report: aReport(random),
    };
  if (draw < 0.57)
    return {
      do: 'stray',
      amountKobo: naira(Math.floor(random.between(1, 900))),
      report: aReport(random),
      end: random.pick(STRAY_ENDS),
      buyer,
    };
  if (draw < 0.63) return { do: 'pay', buyer, amountKobo: anAmount(random) };
  if (draw < 0.73) return { do: 'agree', buyer };
  if (draw < 0.81) return { do: 'check', buyer };
  if (draw < 0.88)
    return {
      do: 'outage',
      kind: random.pick(['outage', 'unavailable', 'html', 'error_inside', 'truncated', 'response_lost']),
      forMs: random.between(10 * MINUTE_MS, 14 * HOUR_MS),
    };
  if (draw < 0.92) return { do: 'sms_outage', forMs: random.between(5 * MINUTE_MS, 3 * HOUR_MS) };
  return aCrash(random);
}

const anAmount = (random: RandomStream): Kobo => random.pick([...EXACT, ...EXACT, ...SHORT, ...OVER]);

function aReport(random: RandomStream): Report {
  const isLate = random.chance(0.35);
  return {
    delayMs: isLate ? random.between(2 * MINUTE_MS, 50 * HOUR_MS) : 0,
    copies: random.chance(0.3) ? Math.floor(random.between(2, 5)) : 1,
    isLost: random.chance(0.15),
  };
}

/** A slow payout takes hours or days; one in ten is still pending when the month is over. */
function aWithdrawal(random: RandomStream, buyer: number): WithdrawalStep {
  const outcome = random.pick(['success', 'success', 'failed', 'reversed', 'reversed', 'resent'] as const);
  const report = aReport(random);
  return {
    do: 'withdraw',
    buyer,
    account: random.chance(0.7) ? 0 : 1,
    share: random.chance(0.3) ? 1 : random.between(0.1, 0.9),
    outcome,
    payoutDelayMs: random.pick([20_000, 20_000, 20_000, 5 * HOUR_MS, 2 * DAY_MS, 90 * DAY_MS]),
    returnDelayMs: random.between(HOUR_MS, 6 * DAY_MS),
    // If a payout is sent again after its return, only the report reveals it, so the report is not lost.
    report: outcome === 'resent' ? { ...report, isLost: false } : report,
    trouble: random.pick(PAYOUT_TROUBLES),
    afterMs: random.between(0, 300),
    downMs: random.between(MINUTE_MS, 20 * HOUR_MS),
  };
}

const aCrash = (random: RandomStream): Act => ({
  do: 'crash',
  buyer: Math.floor(random.between(0, BUYERS)),
  amountKobo: anAmount(random),
  afterMs: random.between(0, 60),
  downMs: random.between(MINUTE_MS, 20 * HOUR_MS),
});
