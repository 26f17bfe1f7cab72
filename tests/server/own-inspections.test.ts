import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { failure } from '#api/contract/envelope.ts';
import { signedIn } from '#api/contract/onboarding.ts';
import { inspectionsResponse, referenceResponse } from '#api/contract/support.ts';
import { addDays, lagosMidnight } from '#domain/dates.ts';
import { DAY_MS } from '#domain/durations.ts';
import { inspectionDays } from '#domain/listings/inspections.ts';
import { changeSaleByCode } from '#server/catalogue/withdrawal/withdrawal.ts';
import { properties } from '#server/platform/db/schema/properties.ts';
import { MAX_EARLIER, MAX_LISTED } from '#server/support/own-inspections.ts';
import { createListing } from './kit/listings.ts';
import { post, signUp, TEST_PASSWORD, type TestPerson, verifyEmail } from './kit/people.ts';
import { sentDuring } from './kit/sent-statements.ts';
import { describeOnDatabase, type TestServer } from './kit/server.ts';

describeOnDatabase('the inspections that a buyer asked for', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open({ TRUST_PROXY: '1' });
  });
  afterAll(() => server.close());

  const days = () => inspectionDays(server.clock.now());
  let askedCount = 0;
  /** From its own network, so that no limit is reached by accident; returns the reference. */
  async function ask(
    propertyId: string,
    { email, day, by }: { email: string; day: string; by?: TestPerson },
  ): Promise<string> {
    askedCount += 1;
    const payload = {
      property_id: propertyId,
      day,
      name: 'Ada Obi',
      phone: '+2348031234567',
      email,
      note: '',
    };
    const headers = { 'x-forwarded-for': `10.${askedCount}.0.1`, ...by?.headers };
    const response = await post(server.app, '/support/inspections', payload, headers);
    return referenceResponse.parse(response.json()).body.reference;
  }
  async function listsFor({ headers }: Pick<TestPerson, 'headers'>) {
    const response = await server.app.inject({ url: '/api/users/me/inspections', headers: { ...headers } });
    expect(response.statusCode).toBe(200);
    return inspectionsResponse.parse(response.json()).body;
  }
  const listFor = async (person: Pick<TestPerson, 'headers'>) => (await listsFor(person)).inspections;
  const referencesFor = async (person: Pick<TestPerson, 'headers'>) =>
    (await listFor(person)).map(({ reference }) => reference);

  it('are listed with their homes, soonest first, of this buyer alone', async () => {
    const buyer = await signUp(server.app);
    await verifyEmail(server.app, buyer);
    const other = await signUp(server.app);
    const [first, second] = [
      await createListing(server.db, { title: 'Ile Ayo Court', town: 'Mowe' }),
      await createListing(server.db, { title: 'Omi Garden Flats', town: 'Epe' }),
    ];
    const { email } = buyer.user;
    const late = await ask(first.propertyId, { email, day: days().last, by: buyer });
    const soon = await ask(second.propertyId, { email, day: days().first, by: buyer });
    await ask(first.propertyId, { email, day: days().last, by: other });
    const [{ code } = { code: '' }] = await server.db
      .select({ code: properties.code })
      .from(properties)
      .where(eq(properties.id, first.propertyId));
    await changeSaleByCode(server.db, [code], 'withdrawn');
    expect(await listFor(buyer)).toEqual([
      {
        reference: soon,
        day: days().first,
        property: { id: second.propertyId, title: 'Omi Garden Flats', town: 'Epe', withdrawn: false },
      },
      {
        reference: late,
        day: days().last,
        property: { id: first.propertyId, title: 'Ile Ayo Court', town: 'Mowe', withdrawn: true },
      },
    ]);
    expect(await listFor(await signUp(server.app))).toEqual([]);
  });

  it('include those of a visitor with the same email once that is verified', async () => {
    const buyer = await signUp(server.app);
    const { propertyId } = await createListing(server.db);
    const asVisitor = await ask(propertyId, { email: buyer.user.email, day: days().first });
    expect(await referencesFor(buyer)).toEqual([]);
    await verifyEmail(server.app, buyer);
    expect(await referencesFor(buyer)).toEqual([asVisitor]);
  });

  it('are listed as earlier ones after their day has ended in Nigeria', async () => {
    const buyer = await signUp(server.app);
    await verifyEmail(server.app, buyer);
    const { propertyId } = await createListing(server.db);
    const { email } = buyer.user;
    const day = days().first;
    const reference = await ask(propertyId, { email, day, by: buyer });
    const cancelled = await ask(propertyId, { email, day: days().last, by: buyer });
    await post(server.app, `/users/me/inspections/${cancelled}/cancel`, undefined, { ...buyer.headers });
    const endsAt = lagosMidnight(addDays(day, 1)).getTime();
    server.clock.advance(endsAt - 1 - server.clock.now().getTime());
    const login = await post(server.app, '/onboarding/login', { identifier: email, password: TEST_PASSWORD });
    const { authToken } = signedIn.parse(login.json()).body.token;
    const headers = { authorization: `Bearer ${authToken}` };
    expect(await listsFor({ headers })).toMatchObject({ inspections: [{ reference }], earlier: [] });
    server.clock.advance(1);
    expect(await listsFor({ headers })).toMatchObject({ inspections: [], earlier: [{ reference, day }] });
  });

  it(`are the newest ${MAX_EARLIER} of the earlier ones, the newest first`, async () => {
    const buyer = await signUp(server.app);
    const { email } = buyer.user;
    const { propertyId } = await createListing(server.db);
    const references: string[] = [];
    for (let nth = 0; nth <= MAX_EARLIER; nth += 1)
      references.unshift(await ask(propertyId, { email, day: addDays(days().first, nth), by: buyer }));
    server.clock.advance((MAX_EARLIER + 3) * DAY_MS);
    const login = await post(server.app, '/onboarding/login', { identifier: email, password: TEST_PASSWORD });
    const { authToken } = signedIn.parse(login.json()).body.token;
    const { inspections, earlier } = await listsFor({ headers: { authorization: `Bearer ${authToken}` } });
    expect(inspections).toEqual([]);
    expect(earlier?.map(({ reference }) => reference)).toEqual(references.slice(0, MAX_EARLIER));
  });

  it(`are the soonest ${MAX_LISTED}, in as many statements as one`, async () => {
    const buyer = await signUp(server.app);
    const { email } = buyer.user;
    const { propertyId } = await createListing(server.db);
    const dayOf = (nth: number) => addDays(days().first, nth);
    const statements = async () => (await sentDuring(async () => void (await listFor(buyer)))).length;
    const soonest = [await ask(propertyId, { email, day: dayOf(0), by: buyer })];
    const ofOne = await statements();
    for (let nth = 1; nth <= MAX_LISTED; nth += 1)
      soonest.push(await ask(propertyId, { email, day: dayOf(nth), by: buyer }));
    expect(await referencesFor(buyer)).toEqual(soonest.slice(0, MAX_LISTED));
    expect(await statements()).toBe(ofOne);
  });

  it('are for signed-in buyers alone', async () => {
    const response = await server.app.inject({ url: '/api/users/me/inspections' });
    expect(failure.parse(response.json()).code).toBe('not_signed_in');
  });
});
