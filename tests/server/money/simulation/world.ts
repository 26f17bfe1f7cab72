import { type Kobo, naira } from '#domain/money.ts';
import { type RandomStream, randomStream } from '#domain/random.ts';
import { SANDBOX_PROVIDER } from '#server/money/bank/sandbox/bank.ts';
import { ensureWalletOf } from '#server/money/wallet/open.ts';
import { setPaysDue } from '#server/money/wallet/pays-due.ts';
import { walletReader } from '#server/money/wallet/store.ts';
import type { Database } from '#server/platform/db/database.ts';
import { users } from '#server/platform/db/schema/users.ts';
import { payoutAccounts } from '#server/platform/db/schema/withdrawals.ts';
import type { Dependencies } from '#server/platform/dependencies.ts';
import { samplePictures } from '#server/platform/media/sample-pictures.ts';
import { readSettings } from '#server/platform/settings/settings.ts';
import { openThreads } from '#server/platform/threads.ts';
import { openProviders } from '#server/providers.ts';
import { createListing, type TestListing } from '../../kit/listings.ts';
import { SimulatedBank } from './bank.ts';
import type { Gate } from './connection.ts';
import { createJobTable, simulatedJobs } from './jobs.ts';

/** Small, so that a few deposits pay for a home in full. */
const PRICE_KOBO = naira(10_000);
const BUYERS = 3;
const HOMES = 2;

export interface SimulatedBuyer {
  readonly userId: string;
  readonly accountNumber: string;
  readonly payoutAccountId: string;
}

/** The response that a caller received. */
export interface Acknowledged {
  readonly kind: 'contribution' | 'payment' | 'withdrawal';
  readonly id: string;
}

/** Everything outside of the database: the buyers, the bank, the clock, and the responses that callers received. */
export interface World {
  readonly random: RandomStream;
  readonly bank: SimulatedBank;
  readonly buyers: readonly [SimulatedBuyer, ...SimulatedBuyer[]];
  readonly homes: readonly [TestListing, ...TestListing[]];
  /** By idempotency key. */
  readonly acknowledged: Map<string, Acknowledged>;
  /** The owners of contributions, by the contribution's id. */
  readonly owners: Map<string, string>;
  readonly now: () => Date;
  advance(byMs: number): void;
  /** Builds the dependencies of one process. */
  dependenciesOf(db: Database, gate: Gate): Dependencies;
}

const START = new Date('2026-11-02T08:00:00Z');
/** An exit fee above zero, so that the fee is checked too. */
const ENVIRONMENT = { NODE_ENV: 'test', LOG_LEVEL: 'silent', EXIT_FEE_BPS: '500' };
export const settings = readSettings(ENVIRONMENT);

/** Creates the world of a seed in an empty database. */
export async function createWorld(db: Database, seed: string): Promise<World> {
  let nowMs = START.getTime();
  const now = () => new Date(nowMs);
  if (settings.bank.provider !== 'sandbox') throw new Error('The simulation needs the sandbox');
  const bank = new SimulatedBank(settings.bank, randomStream(seed, 'bank'), now);
  const threads = openThreads();
  const dependenciesOf = (ofActor: Database, gate: Gate): Dependencies => ({
    ...openProviders(settings),
    settings,
    db: ofActor,
    browsing: ofActor,
    jobs: simulatedJobs,
    changes: { isListening: () => true, subscribe: () => () => {}, since: () => null, close: async () => {} },
    bank: bank.providerFor(gate),
    backupBank: null,
    formerBanks: [],
    pictures: samplePictures(undefined),
    threads,
    now,
  });
  await createJobTable(db);
  const direct = dependenciesOf(db, (_label, work) => work());
  const homes = [];
  for (let home = 0; home < HOMES; home += 1) homes.push(await createListing(db, { priceKobo: PRICE_KOBO }));
  const buyers = [];
  for (let buyer = 0; buyer < BUYERS; buyer += 1) buyers.push(await createBuyer(direct, buyer));
  const [firstHome, ...otherHomes] = homes;
  const [firstBuyer, ...otherBuyers] = buyers;
  if (!firstHome || !firstBuyer) throw new Error('The world is empty');
  return {
    random: randomStream(seed, 'actions'),
    bank,
    buyers: [firstBuyer, ...otherBuyers],
    homes: [firstHome, ...otherHomes],
    acknowledged: new Map(),
    owners: new Map(),
    now,
    advance: (byMs) => {
      nowMs += byMs;
    },
    dependenciesOf,
  };
}

async function createBuyer(dependencies: Dependencies, number: number): Promise<SimulatedBuyer> {
  const { db, now } = dependencies;
  const at = now();
  const [user] = await db
    .insert(users)
    .values({
      firstName: 'Adaeze',
      lastName: 'Okafor',
      phone: `+23480312345${String(number).padStart(2, '0')}`,
      email: `buyer-${number}@example.com`,
      passwordHash: 'none',
      phoneVerifiedAt: at,
    })
    .returning({ id: users.id });
  if (!user) throw new Error('The buyer was not written');
  const userId = user.id;
  await ensureWalletOf(dependencies, userId);
  const wallet = await walletReader(db, dependencies)(userId);
  const [account] = await db
    .insert(payoutAccounts)
    .values({
      userId,
      provider: SANDBOX_PROVIDER,
      bankCode: '058',
      bankName: 'Guaranty Trust Bank',
      accountNumber: '0123456785',
      accountName: 'OKAFOR ADAEZE',
      holderMatch: 'same',
    })
    .returning({ id: payoutAccounts.id });
  if (!wallet?.accountNumber || !account) throw new Error('The buyer has no account');
  // One buyer lets the wallet pay what is due.
  if (number === 0) await setPaysDue(db, { userId, paysDue: true, at });
  return { userId, accountNumber: wallet.accountNumber, payoutAccountId: account.id };
}

/** Amounts in whole naira: exactly due, too small and too large. */
export const AMOUNTS: readonly [Kobo, ...Kobo[]] = [
  naira(2_000),
  naira(4_000),
  naira(500),
  naira(1_000),
  naira(3_141),
  naira(8_000),
  naira(100),
];
