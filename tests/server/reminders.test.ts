import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addDays, daysBetween, formatDay, type IsoDate, LAGOS_OFFSET_MS, lagosDate } from '#domain/dates.ts';
import { DAY_MS, HOUR_MS } from '#domain/durations.ts';
import { naira } from '#domain/money.ts';
import { setPaysDue } from '#server/money/wallet/pays-due.ts';
import { contributions } from '#server/platform/db/schema/contributions.ts';
import { messages } from '#server/platform/db/schema/messages.ts';
import { users } from '#server/platform/db/schema/users.ts';
import { expireLapsedHolds } from '#server/savings/hold-sweep.ts';
import { remindHolds } from '#server/savings/notices/holds.ts';
import { remindInstalments } from '#server/savings/notices/instalments.ts';
import { payDue } from '#server/savings/pay-due.ts';
import { attemptDelivery } from './kit/deliver.ts';
import { createListing, type TestListing } from './kit/listings.ts';
import { messagesTo } from './kit/outbox.ts';
import type { TestPerson } from './kit/people.ts';
import { describeOnDatabase, type TestServer } from './kit/server.ts';
import { agreement, contribute, contributionOf, createBuyer, deposit, newSession, pay } from './money/kit.ts';

const MONTHLY = naira(312_500);
const UNIT = 'Ile Ayo Court, Block 1, Ground floor, U1';
const fail = (error: unknown) => expect.unreachable(String(error));

describeOnDatabase('a reminder', (open) => {
  let server: TestServer;
  let buyer: TestPerson;
  let listing: TestListing;
  beforeAll(async () => {
    server = await open();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    at(8);
    buyer = await createBuyer(server);
    listing = await createListing(server.db);
  });

  /** Advances the clock to an hour of the day in Lagos. */
  function at(hour: number): void {
    const sinceMidnightMs = (server.clock.now().getTime() + LAGOS_OFFSET_MS) % DAY_MS;
    server.clock.advance((hour * HOUR_MS - sinceMidnightMs + DAY_MS) % DAY_MS);
  }
  const texts = async (to = buyer.user.phone) => (await messagesTo(server.db, to)).map(({ text }) => text);
  const today = (): IsoDate => lagosDate(server.clock.now());
  const remind = () => remindInstalments(server.dependencies, fail);
  /** Starts a plan with its first instalment paid. Returns the due days of the others. */
  async function save(unit = 0): Promise<{ id: string; due: IsoDate[] }> {
    const { id } = await contribute(server.app, buyer, agreement(listing, unit));
    await deposit(server, buyer, MONTHLY);
    const { schedule } = await contributionOf(server.app, buyer, id);
    return { id, due: schedule.slice(1).map(({ due_on }) => due_on as IsoDate) };
  }
  /** Advances the clock to the reminders of a day. */
  async function passTo(day: IsoDate): Promise<void> {
    server.clock.advance(daysBetween(today(), day) * DAY_MS);
    buyer = { ...buyer, ...(await newSession(server, buyer.user.id)) };
  }
  /** Advances the clock to the quiet hours of a day. */
  async function passToNight(day: IsoDate): Promise<void> {
    await passTo(addDays(day, -1));
    at(6);
    buyer = { ...buyer, ...(await newSession(server, buyer.user.id)) };
  }
  /** What the reminders of a day say. */
  async function heardOn(day: IsoDate): Promise<string[]> {
    await passTo(day);
    const before = (await texts()).length;
    await remind();
    return (await texts()).slice(before);
  }
  const setAutomatic = (paysDue = true) =>
    setPaysDue(server.db, { userId: buyer.user.id, paysDue, at: server.clock.now() });

  test('of a hold comes a day and three hours before its end, then that it has ended', async () => {
    at(12);
    buyer = { ...buyer, ...(await newSession(server, buyer.user.id)) };
    const { id } = await contribute(server.app, buyer, agreement(listing));
    const reminded = async () => {
      await remindHolds(server.dependencies, fail);
      await remindHolds(server.dependencies, fail);
      return (await texts()).length;
    };
    expect(await reminded()).toBe(0);
    server.clock.advance(24 * HOUR_MS);
    expect(await reminded()).toBe(1);
    server.clock.advance(21 * HOUR_MS);
    expect(await reminded()).toBe(2);
    server.clock.advance(3 * HOUR_MS);
    await expireLapsedHolds(server.dependencies, fail);
    expect(await reminded()).toBe(3);
    const said = await texts();
    expect(said[0]).toContain('₦312,500');
    expect(said[2]).toMatch(/Your hold on .* has ended/);
    const [row] = await server.db.select().from(contributions).where(eq(contributions.id, id));
    expect(row?.status).toBe('expired');
  });

  test('of a hold that nobody was reminded of a day before its end comes once', async () => {
    at(12);
    buyer = { ...buyer, ...(await newSession(server, buyer.user.id)) };
    await contribute(server.app, buyer, agreement(listing));
    server.clock.advance(46 * HOUR_MS);
    await remindHolds(server.dependencies, fail);
    expect(await texts()).toHaveLength(1);
  });

  test('that a hold has ended is not sent to who holds the unit again', async () => {
    at(23);
    buyer = { ...buyer, ...(await newSession(server, buyer.user.id)) };
    await contribute(server.app, buyer, agreement(listing));
    server.clock.advance(48 * HOUR_MS);
    await expireLapsedHolds(server.dependencies, fail);
    await remindHolds(server.dependencies, fail);
    const written = await server.db.select().from(messages).where(eq(messages.userId, buyer.user.id));
    const queued = written.find(({ kind }) => kind === 'hold_ended');
    expect(queued?.status).toBe('queued');
    buyer = { ...buyer, ...(await newSession(server, buyer.user.id)) };
    await contribute(server.app, buyer, agreement(listing));
    at(8);
    await attemptDelivery(server.dependencies, queued?.id ?? '');
    expect(await texts()).toEqual([]);
  });

  test('comes for each unpaid instalment three days before, on the day, and three and ten days late', async () => {
    const { due } = await save();
    const heard = new Map<IsoDate, string[]>();
    for (let day = 1; day <= 80; day += 1) {
      server.clock.advance(DAY_MS);
      const before = (await texts()).length;
      await remind();
      await remind();
      const said = (await texts()).slice(before);
      if (said.length > 0) heard.set(today(), said);
    }
    const [first, second] = [due[0] ?? today(), due[1] ?? today()];
    const days = [first, second].flatMap((day) => [-3, 0, 3, 10].map((after) => addDays(day, after)));
    expect([...heard.keys()]).toEqual(days);
    expect([...heard.values()].every((said) => said.length === 1)).toBe(true);
    const said = [...heard.values()].flat();
    expect(said[3]).toContain(
      `Your instalment of ₦312,500 for ${UNIT} was due on ${formatDay(first)}. Please send it when you can`,
    );
    expect(said[4]).toContain(
      `Your instalment of ₦312,500 for ${UNIT} is due on ${formatDay(second)}. With 1 late instalment before it, ₦625,000 is due by then.`,
    );
    expect(said[5]).toContain('is due today. With 1 late instalment before it, ₦625,000 is due now.');
    expect(said[7]).toContain(
      `2 instalments for ${UNIT} are late, the first since ${formatDay(first)}: ₦625,000 in all.`,
    );
  });

  test('comes for the next instalment once the late one is paid, and asks for what is left of it', async () => {
    const { id, due } = await save();
    await passTo(addDays(due[0] ?? today(), 5));
    await pay(server.app, buyer, id, MONTHLY + naira(12_500));
    await deposit(server, buyer, MONTHLY + naira(12_500));
    expect(await heardOn(addDays(due[0] ?? today(), 10))).toEqual([]);
    expect(await heardOn(due[1] ?? today())).toEqual([
      expect.stringContaining(`Your instalment of ₦300,000 for ${UNIT} is due today.`),
    ]);
  });

  test('says that the wallet pays it, on which day, or what the wallet lacks', async () => {
    const { due } = await save();
    await server.db.update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.id, buyer.user.id));
    await setAutomatic();
    await deposit(server, buyer, MONTHLY);
    const [first, second] = [due[0] ?? today(), due[1] ?? today()];
    expect(await heardOn(addDays(first, -3))).toEqual([
      expect.stringContaining(
        `is due on ${formatDay(first)}. Your wallet pays this on ${formatDay(first)}: there is nothing to do.`,
      ),
    ]);
    await passTo(first);
    expect(await payDue(server.dependencies, buyer.user.id)).toBe(1);
    await deposit(server, buyer, naira(300_000));
    expect(await heardOn(addDays(second, -3))).toEqual([
      expect.stringContaining(
        `Your wallet pays what is due, but lacks ₦12,500: send it by ${formatDay(second)}.`,
      ),
    ]);
    const [mail] = (await texts(buyer.user.email)).slice(-1);
    expect(mail).toContain('Missing in your wallet: ₦12,500');
    expect(await heardOn(second)).toEqual([expect.stringContaining('but lacks ₦12,500: send it today.')]);
    expect(await heardOn(addDays(second, 3))).toEqual([
      expect.stringContaining('but lacks ₦12,500: send it when you can'),
    ]);
  });

  test('counts what the wallet pays into another plan first', async () => {
    const one = await save();
    await passTo(addDays(today(), 5));
    const other = await save(1);
    await setAutomatic();
    await deposit(server, buyer, MONTHLY + naira(100_000));
    expect(await heardOn(addDays(one.due[0] ?? today(), -3))).toEqual([
      expect.stringContaining('Your wallet pays this on'),
    ]);
    expect(await heardOn(addDays(other.due[0] ?? today(), -3))).toContainEqual(
      expect.stringMatching(/U2 is due on .* but lacks ₦212,500/),
    );
  });

  test('says that the wallet covers it where the buyer has to pay from it', async () => {
    const { due } = await save();
    await deposit(server, buyer, naira(400_000));
    expect(await heardOn(due[0] ?? today())).toEqual([
      expect.stringContaining(
        'Your wallet holds ₦400,000, which covers this: choose Make Contribution to pay from it.',
      ),
    ]);
  });

  test('of a hold says the same of the wallet', async () => {
    at(12);
    buyer = { ...buyer, ...(await newSession(server, buyer.user.id)) };
    const payload = { ...agreement(listing), plan: 'C' };
    await deposit(server, buyer, naira(400_000));
    await contribute(server.app, buyer, payload);
    server.clock.advance(13 * DAY_MS + HOUR_MS);
    buyer = { ...buyer, ...(await newSession(server, buyer.user.id)) };
    await remindHolds(server.dependencies, fail);
    expect((await texts()).at(-1)).toContain(
      'Your wallet holds ₦400,000, which covers this: choose Make Contribution to pay from it before then, and keep it.',
    );
    await setAutomatic();
    server.clock.advance(20 * HOUR_MS);
    await remindHolds(server.dependencies, fail);
    expect((await texts()).at(-1)).toMatch(/Your wallet pays your first instalment in time, which keeps it/);
  });

  test('that was delayed says what is true when it is sent, or is dropped', async () => {
    const { id, due } = await save();
    await setAutomatic();
    await deposit(server, buyer, naira(300_000));
    // The messages of a night wait for the morning.
    await passToNight(addDays(due[0] ?? today(), -3));
    await remind();
    expect(await texts()).toEqual([]);
    const [queued] = await server.db.select().from(messages).where(eq(messages.userId, buyer.user.id));
    await deposit(server, buyer, naira(5_000));
    at(8);
    await attemptDelivery(server.dependencies, queued?.id ?? '');
    expect((await texts()).at(-1)).toContain('but lacks ₦7,500');

    await passToNight(due[0] ?? today());
    await remind();
    const rows = await server.db.select().from(messages).where(eq(messages.userId, buyer.user.id));
    const second = rows.find(({ status }) => status === 'queued');
    await deposit(server, buyer, naira(7_500));
    await pay(server.app, buyer, id, MONTHLY);
    const before = await texts();
    at(8);
    await attemptDelivery(server.dependencies, second?.id ?? '');
    expect(await texts()).toEqual(before);
  });
});
