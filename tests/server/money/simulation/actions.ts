import { kobo, naira, ZERO_KOBO } from '#domain/money.ts';
import type { Plan } from '#domain/plans/plans.ts';
import { termsVersion } from '#domain/terms/termsVersion.ts';
import { getUser } from '#server/identity/users/store.ts';
import { requestWithdrawal } from '#server/money/withdrawals/request.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Dependencies } from '#server/platform/dependencies.ts';
import { idempotently } from '#server/platform/http/idempotency.ts';
import { createContribution } from '#server/savings/create.ts';
import { requestExit, withdrawExit } from '#server/savings/exits/request.ts';
import { readExit } from '#server/savings/exits/view.ts';
import { createPayment, withdrawPayment } from '#server/savings/payments.ts';
import { cancelContribution } from '#server/savings/service.ts';
import type { Gate } from './connection.ts';
import { type Acknowledged, AMOUNTS, settings, type World } from './world.ts';

/** An action of one process, with all random choices already made, so that it can be repeated. */
export interface Action {
  readonly name: string;
  /** Whether the caller repeats it until there is a response. */
  readonly isRepeated: boolean;
  run(dependencies: Dependencies, respond: Gate): Promise<void>;
}

const PLANS: readonly [Plan, ...Plan[]] = ['A', 'A', 'B', 'C'];
const MONTHS: readonly [number, ...number[]] = [1, 2, 24];

/** Chooses a next action; null if the world offers nothing to act on. */
export type Actions = readonly [Choose, ...Choose[]];
type Choose = (world: World) => Action | null;

/** The actions of buyers. */
export const buyerActions: Actions = [
  startsContribution,
  startsContribution,
  pays,
  pays,
  pays,
  withdrawsMoney,
  withdrawsMoney,
  cancels,
  withdrawsPayment,
  asksToLeave,
  takesLeavingBack,
];

function startsContribution(world: World): Action {
  const { random } = world;
  const { userId } = random.pick(world.buyers);
  const home = random.pick(world.homes);
  const apartmentId = home.apartmentIds[Math.floor(random.between(0, home.apartmentIds.length))] ?? '';
  const plan = random.pick(PLANS);
  const wanted = {
    propertyId: home.propertyId,
    apartmentId,
    plan,
    durationMonths: random.pick(MONTHS),
    age: 30,
    salary: naira(1_000_000),
    rsaBalance: ZERO_KOBO,
    termsVersion: termsVersion(settings),
  };
  const call = { name: 'POST /contributions', kind: 'contribution' as const, userId, wanted };
  return called(world, call, (dependencies, transaction) =>
    createContribution(dependencies, transaction, { ...wanted, userId }),
  );
}

function pays(world: World): Action | null {
  const own = ownContribution(world);
  if (!own) return null;
  const { contributionId, userId } = own;
  const amountKobo = world.random.pick(AMOUNTS);
  const call = {
    name: 'POST /payments',
    kind: 'payment' as const,
    userId,
    wanted: { contributionId, amountKobo },
  };
  return called(world, call, (dependencies, transaction) =>
    createPayment(dependencies, transaction, { contributionId, amountKobo, userId }),
  );
}

export function withdrawsMoney(world: World): Action {
  const { userId, payoutAccountId: accountId } = world.random.pick(world.buyers);
  const wanted = { accountId, amountKobo: world.random.pick(AMOUNTS), isHolderConfirmed: false };
  const call = { name: 'POST /withdrawals', kind: 'withdrawal' as const, userId, wanted };
  return called(world, call, async (dependencies, transaction) =>
    requestWithdrawal(dependencies, transaction, { user: await getUser(transaction, userId), ...wanted }),
  );
}

function cancels(world: World): Action | null {
  const own = ownContribution(world);
  return (
    own &&
    inTransaction('cancel', (_dependencies, transaction) =>
      cancelContribution(transaction, own.contributionId, { userId: own.userId, at: world.now() }),
    )
  );
}

function withdrawsPayment(world: World): Action | null {
  const { random } = world;
  const made = [...world.acknowledged].filter(([, { kind }]) => kind === 'payment');
  const [, payment] = made[Math.floor(random.between(0, made.length))] ?? [];
  const userId = payment && world.owners.get(payment.id);
  if (!payment || userId === undefined) return null;
  return inTransaction('withdraw the payment', (_dependencies, transaction) =>
    withdrawPayment(transaction, payment.id, { userId, at: world.now() }),
  );
}

function asksToLeave(world: World): Action | null {
  const own = ownContribution(world);
  if (!own) return null;
  const { contributionId, userId } = own;
  return {
    name: 'ask to leave',
    isRepeated: true,
    async run(dependencies) {
      const { quote } = await readExit(dependencies.db, contributionId, userId);
      if (!quote) return;
      const user = await getUser(dependencies.db, userId);
      const asked = { contributionId, returnedKobo: kobo(quote.returned), user };
      await dependencies.db.transaction((transaction) => requestExit(dependencies, transaction, asked));
    },
  };
}

function takesLeavingBack(world: World): Action | null {
  const own = ownContribution(world);
  return (
    own &&
    inTransaction('take leaving back', (dependencies, transaction) =>
      withdrawExit(dependencies, transaction, own),
    )
  );
}

function ownContribution({ random, owners, acknowledged }: World) {
  const made = [...acknowledged.values()].filter(({ kind }) => kind === 'contribution');
  const contribution = made[Math.floor(random.between(0, made.length))];
  const userId = contribution && owners.get(contribution.id);
  return contribution && userId !== undefined ? { contributionId: contribution.id, userId } : null;
}

const inTransaction = (
  name: string,
  work: (dependencies: Dependencies, transaction: Database) => Promise<unknown>,
): Action => ({
  name,
  isRepeated: true,
  run: async (dependencies) => {
    await dependencies.db.transaction((transaction) => work(dependencies, transaction));
  },
});

interface Call {
  readonly name: string;
  readonly kind: Acknowledged['kind'];
  readonly userId: string;
  readonly wanted: object;
}

/** A call with an idempotency key: however often it is repeated, its response is the same. */
function called(
  world: World,
  { name, kind, userId, wanted }: Call,
  make: (dependencies: Dependencies, transaction: Database) => Promise<string>,
): Action {
  const key = `key-${Math.floor(world.random.between(0, 1e12))}`;
  const request = { headers: { 'idempotency-key': key }, params: {}, body: wanted };
  return {
    name,
    isRepeated: true,
    async run(dependencies, respond) {
      const { db } = dependencies;
      const { id } = await idempotently(db, { request, userId, call: name }, async (transaction) => ({
        id: await make(dependencies, transaction),
      }));
      await respond('responds', async () => {
        const before = world.acknowledged.get(key);
        if (before && before.id !== id) throw new Error(`${name} made ${before.id}, then ${id}`);
        world.acknowledged.set(key, { kind, id });
        world.owners.set(id, userId);
      });
    },
  };
}
