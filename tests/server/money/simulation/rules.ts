import { sql } from 'drizzle-orm';
import type { ContributionStatus } from '#domain/statuses.ts';
import { PAYOUT_ACCOUNT_ID, SUSPENSE_ACCOUNT_ID } from '#server/money/ledger/ledger.ts';
import { verifyLedger } from '#server/money/ledger/verify.ts';
import { type Database, queryRow } from '#server/platform/db/database.ts';
import type { World } from './world.ts';

/** The committed data that the rules check. */
export interface State {
  readonly accounts: readonly { id: string; kind: string; balance: number; entries: number }[];
  readonly wallets: readonly { id: string; user: string; account: string }[];
  readonly contributions: readonly {
    id: string;
    user: string;
    apartment: string;
    account: string;
    status: ContributionStatus;
    target: number;
  }[];
  readonly payments: readonly {
    id: string;
    contribution: string;
    user: string;
    amount: number;
    status: string;
  }[];
  readonly apartments: readonly { id: string; status: string }[];
  readonly events: readonly {
    event: string;
    outcome: string | null;
    wallet: string | null;
    amount: number | null;
  }[];
  readonly withdrawals: readonly { id: string; wallet: string; amount: number; status: string }[];
  readonly refunds: readonly { id: string; deposit: string; amount: number; status: string }[];
  /** Refunds that the ledger has recorded as paid out, by refund. */
  readonly refundsPaid: readonly { refund: string; amount: number }[];
  readonly exits: readonly { contribution: string; status: string; paid: number; returned: number }[];
}

const rowsOf = (columns: string, from: string) =>
  sql.raw(`(select coalesce(json_agg(t), '[]') from (select ${columns} from ${from}) t)`);

/** Reads everything in one snapshot. */
export async function readState(db: Database): Promise<State> {
  const { state } = await queryRow<{ state: State }>(
    db,
    sql`select json_build_object(
      'accounts', ${rowsOf(
        'id, kind, balance_kobo as balance, (select coalesce(sum(amount_kobo), 0) from ledger_entries where account_id = a.id) as entries',
        'ledger_accounts a',
      )},
      'wallets', ${rowsOf('id, user_id as user, ledger_account_id as account', 'wallets')},
      'contributions', ${rowsOf(
        'id, user_id as user, apartment_id as apartment, ledger_account_id as account, status, target_kobo as target',
        'contributions',
      )},
      'payments', ${rowsOf(
        'id, contribution_id as contribution, user_id as user, amount_kobo as amount, status',
        'payments',
      )},
      'apartments', ${rowsOf('id, status', 'apartments')},
      'events', ${rowsOf('event_id as event, outcome, wallet_id as wallet, amount_kobo as amount', 'bank_events')},
      'withdrawals', ${rowsOf('id, wallet_id as wallet, amount_kobo as amount, status', 'withdrawals')},
      'refunds', ${rowsOf(
        'r.id, e.event_id as deposit, r.amount_kobo as amount, r.status',
        'bank_refunds r join bank_events e on e.id = r.event_id',
      )},
      'refundsPaid', ${rowsOf(
        'reference as refund, amount_kobo as amount',
        "ledger_transfers where kind = 'refund_paid'",
      )},
      'exits', ${rowsOf(
        'contribution_id as contribution, status, paid_kobo as paid, returned_kobo as returned',
        'contribution_exits',
      )}) as state`,
  );
  return state;
}

interface Rule {
  readonly name: string;
  /** The violations, each with the two amounts or statuses. */
  find(state: State, world: World): string[];
}

const sum = <Row extends { amount: number | null }>(rows: readonly Row[], isCounted: (row: Row) => boolean) =>
  rows.filter(isCounted).reduce((total, { amount }) => total + (amount ?? 0), 0);
const differs = (subject: string, expected: unknown, actual: unknown): string[] =>
  expected === actual ? [] : [`${subject}: expected ${expected}, is ${actual}`];
const balanceOf = ({ accounts }: State, id: string): number =>
  accounts.find((account) => account.id === id)?.balance ?? Number.NaN;
const receivedOf = ({ payments }: State, id: string): number =>
  sum(payments, ({ contribution, status }) => contribution === id && status === 'received');
const confirmedExitOf = ({ exits }: State, id: string) =>
  exits.find(({ contribution, status }) => contribution === id && status === 'confirmed');

const UNIT_STATUS: Readonly<Record<ContributionStatus, readonly string[] | null>> = {
  pending: ['held'],
  active: ['reserved'],
  completed: ['sold'],
  leaving: ['reserved', 'sold'],
  cancelled: null,
  expired: null,
  left: null,
};

/** Invariants that hold after every commit, whichever process was interrupted. */
export const RULES: readonly Rule[] = [
  {
    name: 'every entry has its opposite, and no balance is below nothing',
    find: ({ accounts }) => [
      ...differs(
        'all entries',
        0,
        accounts.reduce((total, { entries }) => total + entries, 0),
      ),
      ...accounts
        .filter(({ kind }) => kind !== 'bank_clearing')
        .flatMap(({ id, balance, entries }) =>
          balance < 0 ? [`${id} is at ${balance}`] : differs(id, entries, balance),
        ),
    ],
  },
  {
    name: 'a wallet holds what came in less what went out',
    find: (state) =>
      state.wallets.flatMap(({ id, user, account }) => {
        const came = sum(state.events, ({ wallet, outcome }) => wallet === id && outcome === 'credited');
        const paid = sum(state.payments, (payment) => payment.user === user && payment.status === 'received');
        const left = sum(state.withdrawals, ({ wallet, status }) => wallet === id && status !== 'returned');
        const back = state.contributions
          .filter((contribution) => contribution.user === user)
          .reduce(
            (total, contribution) => total + (confirmedExitOf(state, contribution.id)?.returned ?? 0),
            0,
          );
        return differs(`the wallet ${id}`, came - paid - left + back, balanceOf(state, account));
      }),
  },
  {
    name: 'a plan holds its received payments until its buyer has left, and never more than its target',
    find: (state) =>
      state.contributions.flatMap(({ id, account, target }) => {
        const received = receivedOf(state, id);
        const holds = received - (confirmedExitOf(state, id)?.paid ?? 0);
        if (received > target) return [`${id} has ${received} of ${target}`];
        return differs(`the contribution ${id}`, holds, balanceOf(state, account));
      }),
  },
  {
    name: "a plan's status follows what was paid",
    find: (state) =>
      state.contributions.flatMap(({ id, status, target }) => {
        const received = receivedOf(state, id);
        const expected = received === 0 ? 'nothing' : received === target ? 'all' : 'a part';
        const fitting: Readonly<Record<ContributionStatus, readonly string[]>> = {
          pending: ['nothing'],
          cancelled: ['nothing'],
          expired: ['nothing'],
          active: ['a part'],
          completed: ['all'],
          leaving: ['a part', 'all'],
          left: ['a part', 'all'],
        };
        return fitting[status].includes(expected) ? [] : [`${id} is ${status}, and ${expected} is paid`];
      }),
  },
  {
    name: 'a unit has one buyer',
    find: ({ apartments, contributions }) =>
      apartments.flatMap(({ id, status }) => {
        const live = contributions.filter(
          (contribution) => contribution.apartment === id && UNIT_STATUS[contribution.status] !== null,
        );
        const [owner] = live;
        if (live.length > 1) return [`${id} has ${live.length} buyers`];
        const fitting = owner ? UNIT_STATUS[owner.status] : ['available'];
        return fitting?.includes(status) ? [] : [`${id} is ${status}, its plan ${owner?.status}`];
      }),
  },
  {
    name: 'an open plan awaits one payment at most, of no more than is left; one that closes awaits none',
    find: (state) =>
      state.contributions.flatMap(({ id, status, target }) => {
        const awaiting = state.payments.filter(
          (payment) => payment.contribution === id && payment.status === 'awaiting_transfer',
        );
        const isClosed = !['pending', 'active'].includes(status);
        const amount = awaiting[0]?.amount ?? 0;
        if (awaiting.length > (isClosed ? 0 : 1))
          return [`${id} is ${status}, and awaits ${awaiting.length}`];
        return amount > target - receivedOf(state, id) ? [`${id} awaits ${amount}, which is too much`] : [];
      }),
  },
  {
    name: 'a deposit counts as the bank sent it',
    find: ({ events }, { bank }) =>
      events.flatMap(({ event, outcome, amount }) => {
        const sent = bank.deposits.get(event);
        if (amount === null) return [];
        return sent ? differs(`${event} ${outcome}`, sent.amountKobo, amount) : [`${event} was never sent`];
      }),
  },
  {
    name: 'suspense holds the suspended deposits',
    find: (state) =>
      differs(
        'suspense',
        sum(state.events, ({ outcome }) => outcome === 'suspended'),
        balanceOf(state, SUSPENSE_ACCOUNT_ID),
      ),
  },
  {
    name: 'the payout account holds what is on its way out',
    find: (state) =>
      differs(
        'payouts',
        sum(state.withdrawals, ({ status }) => status === 'requested') +
          sum(state.refunds, ({ status }) => status === 'requested' || status === 'sent'),
        balanceOf(state, PAYOUT_ACCOUNT_ID),
      ),
  },
  {
    name: 'a withdrawal is sent or back as the bank has it',
    find: ({ withdrawals }, { bank }) =>
      withdrawals.flatMap(({ id, status }) => {
        const payout = bank.payouts.get(id)?.status;
        const isTrue =
          (status !== 'sent' || payout === 'successful' || payout === 'reversed') &&
          (status !== 'returned' || (payout !== 'successful' && payout !== 'pending'));
        return isTrue ? [] : [`${id} is ${status}, at the bank ${payout}`];
      }),
  },
  {
    name: 'a refund is paid or back in suspense as the bank has it, and is of its deposit',
    find: ({ refunds }, { bank }) =>
      refunds.flatMap(({ id, deposit, amount, status }) => {
        const sent = bank.refunds.get(id);
        const isTrue =
          (status !== 'processed' || sent?.status === 'processed') &&
          (status !== 'failed' || !sent || sent.status === 'failed') &&
          (status !== 'sent' || sent !== undefined);
        const isOfDeposit = !sent || (sent.depositId === deposit && sent.amountKobo === amount);
        return isTrue && isOfDeposit ? [] : [`${id} is ${status}, at the bank ${JSON.stringify(sent)}`];
      }),
  },
  {
    name: 'every naira that left as a refund left the bank, and is in the books once',
    find: ({ refunds, refundsPaid }, { bank }) => [
      ...refunds.flatMap(({ id, amount, status }) => {
        const paid = refundsPaid.filter(({ refund }) => refund === id);
        const expected = status === 'processed' ? [amount] : [];
        return differs(`the refund ${id}`, String(expected), String(paid.map((each) => each.amount)));
      }),
      ...refundsPaid.flatMap(({ refund }) =>
        bank.refunds.get(refund)?.status === 'processed' ? [] : [`${refund} is paid, and not at the bank`],
      ),
    ],
  },
  {
    name: 'no end of a withdrawal or a refund is contradicted by the bank',
    find: ({ events }) =>
      events.flatMap(({ event, outcome }) =>
        outcome === 'payout' || outcome === 'refund' ? [`${event} is ${outcome}`] : [],
      ),
  },
  {
    name: 'what a caller was told of is there',
    find: ({ contributions, payments, withdrawals }, { acknowledged }) => {
      const known = new Set([...contributions, ...payments, ...withdrawals].map(({ id }) => id));
      return [...acknowledged.values()].flatMap(({ kind, id }) =>
        known.has(id) ? [] : [`${kind} ${id} is gone`],
      );
    },
  },
];

/** The statuses that may follow a final or nearly final status; statuses without an entry may change freely. */
const FOLLOWING: Readonly<Record<string, readonly string[]>> = {
  received: [],
  cancelled: [],
  expired: [],
  left: [],
  returned: [],
  sent: ['returned', 'processed', 'failed'],
  processed: [],
  failed: [],
  completed: ['leaving'],
  active: ['completed', 'leaving'],
  leaving: ['active', 'completed', 'left'],
};

/** Finds final statuses that have changed since the state before. */
export function findChangedFinalStatuses(before: State, after: State): string[] {
  return (['contributions', 'payments', 'withdrawals', 'refunds'] as const).flatMap((table) => {
    const now = new Map<string, string>(after[table].map(({ id, status }) => [id, status]));
    return before[table].flatMap(({ id, status }) => {
      const next = now.get(id);
      if (next === undefined) return [`${id} is gone`];
      const following = FOLLOWING[status];
      return next === status || !following || following.includes(next)
        ? []
        : [`${id} was ${status}, is ${next}`];
    });
  });
}

/** Finds violations of what must hold once nothing is in progress. */
export async function findUnfinished(db: Database, state: State, { bank }: World): Promise<string[]> {
  const applied = new Map(state.events.map(({ event, amount }) => [event, amount]));
  const lost = [...bank.deposits.values()].flatMap(({ eventId, amountKobo }) =>
    differs(`the deposit ${eventId}`, amountKobo, applied.get(eventId)),
  );
  const open = state.withdrawals.flatMap(({ id, status }) => {
    const payout = bank.payouts.get(id)?.status;
    return differs(`the withdrawal ${id}`, payout === 'successful' ? 'sent' : 'returned', status);
  });
  const refunds = new Map(state.refunds.map(({ id, status }) => [id, status]));
  const unpaid = [...bank.refunds.values()].flatMap(({ reference, status }) =>
    differs(`the refund ${reference}`, status, refunds.get(reference)),
  );
  const openRefunds = state.refunds.flatMap(({ id, status }) =>
    status === 'processed' || status === 'failed' ? [] : [`the refund ${id} is ${status}`],
  );
  const differences = await verifyLedger(db);
  return [
    ...lost,
    ...open,
    ...unpaid,
    ...openRefunds,
    ...differences.map((difference) => JSON.stringify(difference)),
  ];
}
