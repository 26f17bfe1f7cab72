import { asc, eq } from 'drizzle-orm';
import { jobHandlers } from '#server/jobs.ts';
import { applyEvent } from '#server/money/bank/apply.ts';
import { reopenUnconfirmed, storeEvent } from '#server/money/bank/events.ts';
import { matchSuspense } from '#server/money/bank/match.ts';
import { parseBankEvent } from '#server/money/bank/parsers.ts';
import { requestRefund, sendRefunds } from '#server/money/bank/refunds.ts';
import { SANDBOX_PROVIDER } from '#server/money/bank/sandbox/bank.ts';
import { sweepEvents } from '#server/money/bank/sweep.ts';
import { processDueWithdrawals } from '#server/money/withdrawals/send.ts';
import type { Database } from '#server/platform/db/database.ts';
import { bankEvents } from '#server/platform/db/schema/bank.ts';
import type { Dependencies } from '#server/platform/dependencies.ts';
import type { JobRun } from '#server/platform/jobs/job.ts';
import { sweepDue } from '#server/savings/due-sweep.ts';
import { decideExit, openExits } from '#server/savings/exits/decide.ts';
import { expireLapsedHolds } from '#server/savings/hold-sweep.ts';
import { lapsePayments } from '#server/savings/payment-sweep.ts';
import { settleAfterDeposit } from '#server/savings/settle.ts';
import { sweepSettlements } from '#server/savings/settlement-sweep.ts';
import { type Action, type Actions, withdrawsMoney } from './actions.ts';
import { STRAY_ACCOUNT, type Webhook } from './bank.ts';
import type { Gate } from './connection.ts';
import { assertExpected } from './expected.ts';
import { endJob, openJobs } from './jobs.ts';
import { AMOUNTS, type World } from './world.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DECISION = { actor: 'operator', reason: 'simulated' };

/** The actions of the bank, the operators, the workers and the clock. */
export const otherActions: Actions = [
  deposits,
  deposits,
  deposits,
  repeatsWebhook,
  decidesPayout,
  decidesRefund,
  matchesSuspense,
  refundsSuspense,
  refundsSuspense,
  decidesExit,
  sweeps,
  sweeps,
  worksOnJob,
  worksOnJob,
  passesTime,
];

/** Actions that move money out, in close succession; some seeds run only these. */
export const outgoingActions: Actions = [
  deposits,
  strays,
  strays,
  withdrawsMoney,
  withdrawsMoney,
  withdrawsMoney,
  refundsSuspense,
  refundsSuspense,
  refundsSuspense,
  sweepsOutgoing,
  sweepsOutgoing,
  sweepsOutgoing,
  sweepsOutgoing,
  worksOnJob,
  decidesPayout,
  decidesRefund,
  repeatsWebhook,
  passesMinutes,
  passesMinutes,
  passesTime,
];

function deposits(world: World): Action {
  const { random, bank } = world;
  const accountNumber = random.chance(0.15) ? STRAY_ACCOUNT : random.pick(world.buyers).accountNumber;
  return deliver(world, bank.receive(accountNumber, random.pick(AMOUNTS)));
}

function strays(world: World): Action {
  return deliver(world, world.bank.receive(STRAY_ACCOUNT, world.random.pick(AMOUNTS)));
}

/** The bank repeats unacknowledged webhooks, and sometimes acknowledged ones. */
function repeatsWebhook(world: World): Action | null {
  const { random, bank } = world;
  const waiting = bank.webhooks.filter(({ isAcknowledged }) => !isAcknowledged);
  const choices = waiting.length > 0 && random.chance(0.8) ? waiting : bank.webhooks;
  const webhook = choices[Math.floor(random.between(0, choices.length))];
  return webhook ? deliver(world, webhook) : null;
}

/** Like the webhook route: stores the webhook, acknowledges it, then applies it. */
const deliver = ({ now }: World, webhook: Webhook): Action => ({
  name: `webhook ${webhook.eventId}`,
  isRepeated: false,
  async run(dependencies, respond) {
    const { db } = dependencies;
    const { rawBody } = webhook;
    const { eventId } = parseBankEvent(SANDBOX_PROVIDER, rawBody);
    const event = { provider: SANDBOX_PROVIDER, eventId };
    const received = { ...event, rawBody: rawBody.toString(), receivedAt: now() };
    const id = (await storeEvent(db, received)) ?? (await reopenUnconfirmed(db, event));
    await respond('acknowledges', async () => {
      webhook.isAcknowledged = true;
    });
    const applied = id === null ? null : await applyEvent(dependencies, id);
    if (applied?.creditedUserId) await settleAfterDeposit(dependencies)(applied.creditedUserId);
    if (applied?.outcome === 'recorded') await processDueWithdrawals(dependencies, assertExpected);
  },
});

function decidesPayout({ random, bank }: World): Action | null {
  const payouts = [...bank.payouts.values()];
  const payout = payouts[Math.floor(random.between(0, payouts.length))];
  if (!payout) return null;
  const isReversed = random.chance(0.1);
  return { name: 'the bank decides', isRepeated: false, run: async () => bank.decide(payout, isReversed) };
}

function decidesRefund({ random, bank }: World): Action | null {
  const refunds = [...bank.refunds.values()];
  const refund = refunds[Math.floor(random.between(0, refunds.length))];
  return (
    (refund && {
      name: 'the bank decides on a refund',
      isRepeated: false,
      run: async () => bank.decideRefund(refund),
    }) ??
    null
  );
}

function matchesSuspense({ random, buyers, now }: World): Action {
  const { accountNumber } = random.pick(buyers);
  return onSuspended('match', async ({ db }, eventId) =>
    matchSuspense(db, { ...DECISION, eventId, accountNumber, at: now() }),
  );
}

function refundsSuspense({ now }: World): Action {
  return onSuspended('refund', ({ db }, eventId) => requestRefund(db, { ...DECISION, eventId, at: now() }));
}

const onSuspended = (
  name: string,
  decide: (dependencies: Dependencies, eventId: string) => Promise<unknown>,
): Action => ({
  name,
  isRepeated: false,
  async run(dependencies) {
    const [event] = await suspended(dependencies.db);
    if (event) await decide(dependencies, event.id);
  },
});

const suspended = (db: Database) =>
  db
    .select({ id: bankEvents.id })
    .from(bankEvents)
    .where(eq(bankEvents.outcome, 'suspended'))
    .orderBy(asc(bankEvents.id))
    .limit(1);

function decidesExit({ random }: World): Action {
  const isConfirmed = random.chance(0.6);
  return {
    name: 'decide on leaving',
    isRepeated: false,
    async run(dependencies) {
      const [exit] = await openExits(dependencies.db);
      if (exit) await decideExit(dependencies, { ...DECISION, reference: exit.reference, isConfirmed });
    },
  };
}

type Sweep = (dependencies: Dependencies) => Promise<unknown>;

type NamedSweep = readonly [string, Sweep];

const WITHDRAWALS_SWEEP: NamedSweep = [
  'sweep withdrawals',
  (dependencies) => processDueWithdrawals(dependencies, assertExpected),
];
const REFUNDS_SWEEP: NamedSweep = [
  'sweep refunds',
  (dependencies) => sendRefunds(dependencies, assertExpected),
];

/** Each sweep that moves money or releases units. */
const SWEEPS: readonly [NamedSweep, ...NamedSweep[]] = [
  ['sweep events', (dependencies) => sweepEvents(dependencies, assertExpected)],
  ['sweep settlements', (dependencies) => sweepSettlements(dependencies, assertExpected)],
  ['sweep holds', (dependencies) => expireLapsedHolds(dependencies, assertExpected)],
  ['sweep payments', (dependencies) => lapsePayments(dependencies, assertExpected)],
  ['sweep what is due', (dependencies) => sweepDue(dependencies, assertExpected)],
  WITHDRAWALS_SWEEP,
  REFUNDS_SWEEP,
];

function sweeps({ random }: World): Action {
  return sweep(random.pick(SWEEPS));
}

function sweepsOutgoing({ random }: World): Action {
  return sweep(random.pick([WITHDRAWALS_SWEEP, REFUNDS_SWEEP]));
}

const sweep = ([name, run]: NamedSweep): Action => ({
  name,
  isRepeated: false,
  run: async (dependencies) => {
    await run(dependencies);
  },
});

const RUN: JobRun = {
  signal: new AbortController().signal,
  attempt: 1,
  isLastAttempt: false,
  onRowFailure: assertExpected,
  onFacts: () => {},
};

/** A worker takes one of the open jobs, which another worker may also have taken. */
function worksOnJob({ random }: World): Action {
  const place = random.next();
  return {
    name: 'work on a job',
    isRepeated: false,
    async run(dependencies) {
      const open = await openJobs(dependencies.db);
      const job = open[Math.floor(place * open.length)];
      if (!job) return;
      const handler = jobHandlers(dependencies).find((each) => each.job.name === job.name);
      if (!handler) throw new Error(`No handler for ${job.name}`);
      await handler.handle(job.payload, RUN);
      await endJob(dependencies.db, job);
    },
  };
}

function passesTime({ random, advance }: World): Action {
  const hours = random.pick([0.01, 0.05, 1, 8, 30, 24 * 15]);
  return { name: `${hours} hours pass`, isRepeated: false, run: async () => advance(hours * HOUR_MS) };
}

function passesMinutes({ random, advance }: World): Action {
  const minutes = random.pick([0.5, 1, 2, 3, 10, 35]);
  return {
    name: `${minutes} minutes pass`,
    isRepeated: false,
    run: async () => advance(minutes * MINUTE_MS),
  };
}

const atOnce: Gate = (_label, work) => work();

/** Completes everything that is open, step by step, so that nothing is in progress afterwards. */
export async function finishAll(world: World, dependencies: Dependencies): Promise<void> {
  const { bank, advance } = world;
  for (let round = 0; round < 12; round += 1) {
    for (const payout of bank.payouts.values()) if (payout.status === 'pending') bank.decide(payout, false);
    for (const refund of bank.refunds.values()) bank.decideRefund(refund);
    for (const webhook of bank.webhooks)
      if (!webhook.isAcknowledged)
        await deliver(world, webhook).run(dependencies, atOnce).catch(assertExpected);
    for (const [, run] of SWEEPS) await run(dependencies);
    for (const job of await openJobs(dependencies.db)) await endJob(dependencies.db, job);
    advance(24 * HOUR_MS);
  }
}
