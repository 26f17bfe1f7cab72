import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inspectionsResponse, referenceResponse } from '#api/contract/support.ts';
import { addDays, lagosMidnight } from '#domain/dates.ts';
import { inspectionDays } from '#domain/listings/inspections.ts';
import { inspections, outboxMessages } from '#server/platform/db/schema/support.ts';
import { cancelInspection } from '#server/support/cancel-inspection.ts';
import { createListing } from './kit/listings.ts';
import { post, signUp, type TestPerson, verifyEmail } from './kit/people.ts';
import { describeOnDatabase, type TestServer } from './kit/server.ts';
import { newSession } from './money/kit.ts';

const SUPPORT = 'help@example.com';
const REASON = 'The agent is ill that day.';

describeOnDatabase('an inspection that is cancelled', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open({ SUPPORT_EMAIL: SUPPORT, TRUST_PROXY: '1' });
  });
  afterAll(() => server.close());

  let askedCount = 0;
  /** From its own network, so that no limit is reached by accident; returns the reference. */
  async function ask({ user }: TestPerson, propertyId: string, by?: TestPerson): Promise<string> {
    askedCount += 1;
    const payload = {
      property_id: propertyId,
      day: inspectionDays(server.clock.now()).first,
      name: 'Tolu Adeyemi',
      phone: '+2348031234567',
      email: user.email,
      note: '',
    };
    const headers = { 'x-forwarded-for': `10.${askedCount}.0.1`, ...by?.headers };
    const response = await post(server.app, '/support/inspections', payload, headers);
    expect(response.statusCode).toBe(201);
    return referenceResponse.parse(response.json()).body.reference;
  }
  const cancel = async ({ headers }: TestPerson, reference: string) =>
    (await post(server.app, `/users/me/inspections/${reference}/cancel`, undefined, { ...headers })).json();
  const listFor = async ({ headers }: TestPerson) => {
    const response = await server.app.inject({ url: '/api/users/me/inspections', headers: { ...headers } });
    return inspectionsResponse.parse(response.json()).body.inspections.map(({ reference }) => reference);
  };
  const sentTo = async (to: string, text: string) => {
    const rows = await server.db.select().from(outboxMessages).where(eq(outboxMessages.to, to));
    return rows.filter((row) => row.text.includes(text)).length;
  };
  const cancelAsOperator = (reference: string) =>
    cancelInspection(server.dependencies, reference, { actor: 'Bola', reason: REASON });
  async function asked() {
    const buyer = await signUp(server.app);
    await verifyEmail(server.app, buyer);
    const { propertyId } = await createListing(server.db);
    return { buyer, propertyId, reference: await ask(buyer, propertyId, buyer) };
  }

  test('by its buyer leaves the list, is confirmed and sent to support once, and can be asked for again', async () => {
    const { buyer, propertyId, reference } = await asked();
    const both = await Promise.all([cancel(buyer, reference), cancel(buyer, reference)]);
    expect(both).toMatchObject([
      { message: 'Your inspection is cancelled.' },
      { message: 'Your inspection is cancelled.' },
    ]);
    await cancel(buyer, reference);
    expect(await listFor(buyer)).toEqual([]);
    expect(await sentTo(buyer.user.email, `was ${reference}`)).toBe(1);
    expect(await sentTo(SUPPORT, 'Cancelled by: the buyer')).toBe(1);
    const again = await ask(buyer, propertyId, buyer);
    expect(await listFor(buyer)).toEqual([again]);
  });

  test('before any contact is verified is not confirmed to the address, which may be of somebody else', async () => {
    const stranger = await signUp(server.app);
    const victim = 'victim@example.com';
    const { propertyId } = await createListing(server.db);
    const as = { ...stranger, user: { ...stranger.user, email: victim } };
    await cancel(stranger, await ask(as, propertyId, stranger));
    expect(await listFor(stranger)).toEqual([]);
    expect(await sentTo(victim, 'cancelled')).toBe(0);
  });

  test('can be asked for again with the same call', async () => {
    const buyer = await signUp(server.app);
    const { propertyId } = await createListing(server.db);
    const twice = { ...buyer, headers: { ...buyer.headers, 'idempotency-key': 'the-same-inspection-1' } };
    const first = await ask(buyer, propertyId, twice);
    await cancel(buyer, first);
    const second = await ask(buyer, propertyId, twice);
    expect(second).not.toBe(first);
    expect(await listFor(buyer)).toEqual([second]);
  });

  test('by somebody else is not found', async () => {
    const { buyer, reference } = await asked();
    const other = await signUp(server.app);
    expect((await cancel(other, reference)).code).toBe('not_found');
    expect((await cancel(other, 'V-AAAAAA')).code).toBe('not_found');
    expect(await listFor(buyer)).toEqual([reference]);
  });

  test('may have been asked for with the verified email before the login', async () => {
    const buyer = await signUp(server.app);
    const { propertyId } = await createListing(server.db);
    const reference = await ask(buyer, propertyId);
    expect((await cancel(buyer, reference)).code).toBe('not_found');
    await verifyEmail(server.app, buyer);
    await cancel(buyer, reference);
    expect(await listFor(buyer)).toEqual([]);
  });

  test('by an operator goes to its buyer with the reason, once', async () => {
    const { buyer, reference } = await asked();
    expect([await cancelAsOperator(reference), await cancelAsOperator(reference)]).toEqual([true, false]);
    expect(await sentTo(buyer.user.email, REASON)).toBe(1);
    expect(await listFor(buyer)).toEqual([]);
    expect((await cancel(buyer, reference)).code).toBe('inspection_closed');
    const [row] = await server.db.select().from(inspections).where(eq(inspections.reference, reference));
    expect(row).toMatchObject({ cancelledBy: 'Bola', cancelReason: REASON });
    await expect(cancelAsOperator('V-AAAAAA')).rejects.toThrow('No inspection has the reference V-AAAAAA.');
  });

  test('must be cancelled before its day has ended', async () => {
    const { buyer, reference } = await asked();
    const [row] = await server.db.select().from(inspections).where(eq(inspections.reference, reference));
    const day = row?.day ?? inspectionDays(server.clock.now()).first;
    const over = { ...server.dependencies, now: () => lagosMidnight(addDays(day, 1)) };
    await expect(cancelInspection(over, reference, { actor: 'Bola', reason: REASON })).rejects.toThrow(
      `The day of ${reference} has passed.`,
    );
    expect(await listFor(buyer)).toEqual([reference]);
    server.clock.advance(lagosMidnight(addDays(day, 1)).getTime() - server.clock.now().getTime());
    const later = { ...buyer, ...(await newSession(server, buyer.user.id)) };
    expect((await cancel(later, reference)).code).toBe('inspection_closed');
  });
});
