import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { exitResponse } from '#api/contract/changes.ts';
import { SLUG_ID_LENGTH } from '#domain/listings/slugs.ts';
import { naira } from '#domain/money.ts';
import type { MortgageState } from '#domain/mortgages/mortgageStates.ts';
import { contributions } from '#server/platform/db/schema/contributions.ts';
import { messages } from '#server/platform/db/schema/messages.ts';
import { mortgageMoves } from '#server/platform/db/schema/mortgages.ts';
import { decideExit } from '#server/savings/exits/decide.ts';
import { moveMortgage, openMortgages } from '#server/savings/mortgage/move.ts';
import { TEST_PASSWORD, type TestPerson } from '../kit/people.ts';
import { describeOnDatabase, type TestServer } from '../kit/server.ts';
import { announceAndTransfer, contributionOf, createSavingBuyer } from './kit.ts';

const TARGET = naira(7_500_000);

describeOnDatabase('the mortgage of a completed plan', (open) => {
  let server: TestServer;
  let buyer: TestPerson;
  let id: string;
  let reference: string;
  beforeAll(async () => {
    server = await open();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    ({ buyer, id, reference } = await createSavingBuyer(server));
  });

  const move = (state: MortgageState, reason = 'As the bank says.') =>
    moveMortgage(server.dependencies, { reference, state, actor: 'Bisi', reason });
  const progress = async () => (await contributionOf(server.app, buyer, id)).mortgage_progress;
  const exit = async (method: 'GET' | 'POST', payload?: object) =>
    server.app.inject({
      method,
      url: `/api/contributions/${id}/exit`,
      headers: buyer.headers,
      ...(payload && { payload }),
    });
  const askToLeave = () => exit('POST', { current_password: TEST_PASSWORD, returned: TARGET });
  const messagesSent = () =>
    server.db.$count(
      messages,
      and(
        eq(messages.userId, buyer.user.id),
        eq(messages.kind, 'mortgage_moved'),
        eq(messages.channel, 'sms'),
      ),
    );

  test('begins with the last payment, and not before', async () => {
    await announceAndTransfer(server, buyer, id, naira(3_750_000));
    expect(await progress()).toBeNull();
    await expect(move('applied')).rejects.toThrow(`${reference} has no mortgage.`);
    await announceAndTransfer(server, buyer, id, naira(3_750_000));
    expect(await progress()).toMatchObject({ state: 'documents', note: null });
    expect(await openMortgages(server.db)).toContainEqual(
      expect.objectContaining({ reference, state: 'documents', isLeaving: false }),
    );
  });

  test('is moved with a name and a reason, which stay written, and tells the buyer of each move once', async () => {
    await announceAndTransfer(server, buyer, id, TARGET);
    await move('applied');
    await move('declined', 'Above a third of the salary.');
    expect(await progress()).toMatchObject({ state: 'declined', note: 'Above a third of the salary.' });
    await move('applied');
    await move('approved');
    await move('disbursed');
    expect(await progress()).toMatchObject({ state: 'disbursed' });
    const moves = await server.db
      .select()
      .from(mortgageMoves)
      .where(eq(mortgageMoves.contributionId, id))
      .orderBy(mortgageMoves.number);
    expect(
      moves.map(({ number, fromState, toState, movedBy }) => [number, fromState, toState, movedBy]),
    ).toEqual([
      [1, 'documents', 'applied', 'Bisi'],
      [2, 'applied', 'declined', 'Bisi'],
      [3, 'declined', 'applied', 'Bisi'],
      [4, 'applied', 'approved', 'Bisi'],
      [5, 'approved', 'disbursed', 'Bisi'],
    ]);
    expect(await messagesSent()).toBe(moves.length);
    expect(await openMortgages(server.db)).not.toContainEqual(expect.objectContaining({ reference }));
  });

  test('goes no way that is not open to it', async () => {
    await announceAndTransfer(server, buyer, id, TARGET);
    await expect(move('disbursed')).rejects.toThrow(
      `The mortgage of ${reference} is 'documents': only applied can follow, not disbursed.`,
    );
    await move('applied');
    await expect(move('applied')).rejects.toThrow(`The mortgage of ${reference} is 'applied' already.`);
    reference = 'ile-ayo-court-zzzzzz';
    await expect(move('approved')).rejects.toThrow('There is no contribution ile-ayo-court-zzzzzz.');
    const ending = id.slice(-SLUG_ID_LENGTH);
    reference = `iroko-flats-${ending}`;
    await expect(move('approved')).rejects.toThrow(`Then it is ile-ayo-court-${ending}.`);
  });

  test('of many moves at the same moment one is made', async () => {
    await announceAndTransfer(server, buyer, id, TARGET);
    await move('applied');
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => move('approved')));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await server.db.$count(mortgageMoves, eq(mortgageMoves.contributionId, id))).toBe(2);
  });

  test('is held by the database: no state without its move, no move out of order, no change of what is written', async () => {
    await announceAndTransfer(server, buyer, id, TARGET);
    const isThis = eq(contributions.id, id);
    await expect(
      server.db.update(contributions).set({ mortgageState: 'approved' }).where(isThis),
    ).rejects.toMatchObject({ cause: { constraint: 'contributions_mortgage_moved' } });
    const written = { contributionId: id, movedBy: 'Bisi', reason: 'Once more.' };
    const insert = (values: { number: number; fromState: MortgageState; toState: MortgageState }) =>
      server.db.insert(mortgageMoves).values({ ...written, ...values });
    await expect(insert({ number: 1, fromState: 'documents', toState: 'disbursed' })).rejects.toMatchObject({
      cause: { constraint: 'mortgage_moves_allowed' },
    });
    await expect(insert({ number: 1, fromState: 'applied', toState: 'approved' })).rejects.toMatchObject({
      cause: { constraint: 'mortgage_moves_in_order' },
    });
    await expect(insert({ number: 2, fromState: 'documents', toState: 'applied' })).rejects.toMatchObject({
      cause: { constraint: 'mortgage_moves_in_order' },
    });
    await move('applied');
    await expect(
      server.db.update(mortgageMoves).set({ reason: 'Another.' }).where(eq(mortgageMoves.contributionId, id)),
    ).rejects.toThrow();
    await expect(
      server.db.delete(mortgageMoves).where(eq(mortgageMoves.contributionId, id)),
    ).rejects.toThrow();
  });

  test('waits while its buyer has asked to leave, and goes on where that is declined', async () => {
    await announceAndTransfer(server, buyer, id, TARGET);
    const asked = exitResponse.parse((await askToLeave()).json()).body.exit?.reference ?? '';
    await expect(move('applied')).rejects.toThrow(`The buyer of ${reference} has asked to leave the plan`);
    await decideExit(server.dependencies, {
      reference: asked,
      isConfirmed: false,
      actor: 'Bisi',
      reason: 'Spoke to Ada.',
    });
    await move('applied');
    expect(await progress()).toMatchObject({ state: 'applied' });
  });

  test('that is disbursed closes the way out of the plan, in the database too', async () => {
    await announceAndTransfer(server, buyer, id, TARGET);
    await move('applied');
    await move('approved');
    await move('disbursed');
    expect(exitResponse.parse((await exit('GET')).json()).body.quote).toBeNull();
    const rejected = await askToLeave();
    expect([rejected.statusCode, rejected.json().code]).toEqual([409, 'contribution_closed']);
    await expect(
      server.db.update(contributions).set({ status: 'leaving' }).where(eq(contributions.id, id)),
    ).rejects.toMatchObject({ cause: { constraint: 'contributions_disbursed_stays' } });
  });
});
