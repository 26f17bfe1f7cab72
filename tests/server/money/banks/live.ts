import net, { type AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { expect, vi } from 'vitest';
import type { Kobo } from '#domain/money.ts';
import type { Deposit as SimulatedDeposit } from '#rails/bank/records.ts';
import type { Transmission } from '#rails/webhooks.ts';
import { openAccounts } from '#server/money/wallet/account-sweep.ts';
import { bankAccounts, bankEvents, wallets } from '#server/platform/db/schema/bank.ts';
import { WAIT } from '../../../kit/wait.ts';
import type { TestPerson } from '../../kit/people.ts';
import type { OpenServer, TestServer } from '../../kit/server.ts';
import { createBuyer } from '../kit.ts';
import { type LiveProvider, type SimulatedBanks, simulateBanks } from './simulated.ts';

const PROMPT_DELIVERY: Transmission = { delayMs: 0, copies: 1, isLost: false };
const SENDER = { name: 'CHIDI EZE', accountNumber: '0123450011', bankName: 'First Bank of Nigeria' };

/** A listening server that uses the simulator's banks, whose webhooks reach it over the network. */
export interface LiveServer extends TestServer {
  readonly banks: SimulatedBanks;
  /** Creates a buyer whose account numbers are assigned. */
  buyer(): Promise<TestPerson>;
  accountsOf(person: TestPerson): Promise<(typeof bankAccounts.$inferSelect)[]>;
  /** Advances the clocks of the banks and the server. */
  pass(byMs: number): Promise<void>;
  /** Transfers money to an account at a bank, which reports it as `Transmission` specifies. */
  send(
    provider: LiveProvider,
    transfer: { to: string; amountKobo: Kobo } & Partial<Transmission>,
  ): Promise<SimulatedDeposit>;
}

export async function openLive(
  open: OpenServer,
  provider: LiveProvider,
  backup?: LiveProvider,
): Promise<LiveServer> {
  // The simulator needs the server's address, and the server needs the simulator's.
  const port = await freePort();
  const banks = await simulateBanks(`http://127.0.0.1:${port}`);
  const server = await open(banks.environment(provider, backup));
  await server.app.listen({ port, host: '127.0.0.1' });

  const accountsOf: LiveServer['accountsOf'] = ({ user }) =>
    server.db
      .select()
      .from(bankAccounts)
      .innerJoin(wallets, eq(wallets.id, bankAccounts.walletId))
      .where(eq(wallets.userId, user.id))
      .then((rows) => rows.map((row) => row.bank_accounts));
  const pass: LiveServer['pass'] = async (byMs) => {
    server.clock.advance(byMs);
    await banks.simulator.clock.advance(byMs);
  };
  return {
    ...server,
    banks,
    accountsOf,
    pass,
    async buyer() {
      const person = await createBuyer(server, { first_name: `Ada${letters(uuidv7().slice(-4))}` });
      // When the clock first advances, the bank may not have received the request yet.
      await vi.waitFor(async () => {
        await pass(90_000);
        await openAccounts(server.dependencies, (error) => expect.unreachable(String(error)));
        for (const { status } of await accountsOf(person)) expect(status).toBe('assigned');
      }, WAIT);
      return person;
    },
    async send(name, { to, amountKobo, ...transmission }) {
      const { book, notify } = banks.simulator.banks[name];
      const deposit = book.receive(to, amountKobo, SENDER);
      notify({ kind: 'deposit', deposit }, { ...PROMPT_DELIVERY, ...transmission });
      await banks.simulator.clock.advance(transmission.delayMs ?? 0);
      return deposit;
    },
    async close() {
      await server.close();
      await banks.close();
    },
  };
}

async function freePort(): Promise<number> {
  const probe = net.createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** Waits until every stored event is applied or postponed, and every credited one is settled. */
export const waitUntilSettled = ({ db }: TestServer): Promise<void> =>
  vi.waitFor(async () => {
    const events = await db.select().from(bankEvents);
    const waiting = events.filter(
      ({ appliedAt, nextTryAt, outcome, settledAt }) =>
        (appliedAt ?? nextTryAt) === null || (outcome === 'credited' && settledAt === null),
    );
    expect(waiting).toEqual([]);
  }, WAIT);

/** The same text without digits, which no name has. */
const letters = (hex: string): string => hex.replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));
