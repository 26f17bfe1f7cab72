import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { referenceResponse } from '#api/contract/support.ts';
import { inspectionDays } from '#domain/listings/inspections.ts';
import { contactMessages, outboxMessages } from '#server/platform/db/schema/support.ts';
import { users } from '#server/platform/db/schema/users.ts';
import { answerSupport } from '#server/support/answer.ts';
import { createListing } from './kit/listings.ts';
import { post, signUp } from './kit/people.ts';
import { describeOnDatabase, type TestServer } from './kit/server.ts';
import { createBuyer } from './money/kit.ts';

const TEXT = 'Yes: two people can save for one home.';

describeOnDatabase('an answer of support', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open({ SUPPORT_EMAIL: 'help@example.com' });
  });
  afterAll(() => server.close());

  const ask = async (email: string): Promise<string> => {
    const asked = { name: 'Ada Obi', email, message: 'Is there a plan for two people?' };
    return referenceResponse.parse((await post(server.app, '/support/contact', asked)).json()).body.reference;
  };
  const answer = (reference: string, text = TEXT) =>
    answerSupport(server.dependencies, { reference, text, actor: 'Bola' });
  const received = async (to: string) => {
    const rows = await server.db.select().from(outboxMessages).where(eq(outboxMessages.to, to));
    return rows.filter(({ text }) => text.includes(TEXT)).map(({ channel }) => channel);
  };

  test('goes to who wrote it, once, and is kept with the request', async () => {
    const email = 'chidi@example.com';
    const reference = await ask(email);
    expect(await answer(reference)).toEqual({ recipient: 'email', isNew: true });
    expect(await answer(reference)).toEqual({ recipient: 'email', isNew: false });
    expect(await received(email)).toEqual(['email']);
    expect(await answer(reference, 'One more thing.')).toEqual({ recipient: 'email', isNew: true });
    const [row] = await server.db
      .select()
      .from(contactMessages)
      .where(eq(contactMessages.reference, reference));
    expect(row?.answers).toMatchObject([{ text: TEXT, actor: 'Bola' }, { text: 'One more thing.' }]);
  });

  test('goes to the verified phone and email of a buyer', async () => {
    const { user } = await createBuyer(server);
    const at = server.clock.now();
    await server.db.update(users).set({ emailVerifiedAt: at }).where(eq(users.id, user.id));
    expect(await answer(await ask(user.email))).toEqual({ recipient: 'buyer', isNew: true });
    expect([await received(user.phone), await received(user.email)]).toEqual([['sms'], ['email']]);
  });

  test('goes to the phone of a property request without an email, or to the buyer who has verified it', async () => {
    const requestFrom = async (phone: string): Promise<string> => {
      const propertyRequest = {
        first_name: '',
        last_name: '',
        email: '',
        message: '',
        preferred_location: 'Yaba',
      };
      const response = await post(server.app, '/support/property-requests', {
        ...propertyRequest,
        phone,
        budget: 100,
      });
      return referenceResponse.parse(response.json()).body.reference;
    };
    const phone = '+2348035550199';
    expect(await answer(await requestFrom(phone))).toEqual({ recipient: 'phone', isNew: true });
    expect(await received(phone)).toEqual(['sms']);
    const { user } = await createBuyer(server);
    expect(await answer(await requestFrom(user.phone))).toEqual({ recipient: 'buyer', isNew: true });
    expect(await received(user.phone)).toEqual(['sms']);
  });

  test('goes to the email of a request to see a home, where nothing of its account is verified', async () => {
    const { user, headers } = await signUp(server.app);
    const { propertyId } = await createListing(server.db);
    const inspection = {
      property_id: propertyId,
      day: inspectionDays(server.clock.now()).first,
      name: 'Ada Obi',
      phone: user.phone,
      email: user.email,
      note: '',
    };
    const response = await post(server.app, '/support/inspections', inspection, headers);
    const { reference } = referenceResponse.parse(response.json()).body;
    expect(await answer(reference)).toEqual({ recipient: 'email', isNew: true });
    expect([await received(user.phone), await received(user.email)]).toEqual([[], ['email']]);
  });

  test('needs a request', async () => {
    await expect(answer('C-222222')).rejects.toThrow('No request to support has the reference C-222222.');
  });
});
