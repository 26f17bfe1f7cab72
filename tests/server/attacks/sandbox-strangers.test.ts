import { afterAll, beforeAll, expect, it } from 'vitest';
import { failure } from '#api/contract/envelope.ts';
import { latestOtp, signUp } from '../kit/people.ts';
import { describeOnDatabase, type TestServer } from '../kit/server.ts';

/** Finding 5: anyone who could reach a sandbox could read everyone's codes and create money. */
describeOnDatabase('strangers at the sandbox', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open();
  });
  afterAll(() => server.close());

  it.each(['', '?to='])('read nobody in particular: /sandbox/messages%s', async (query) => {
    const person = await signUp(server.app);
    const otp = await latestOtp(server.app, person.user.phone);
    const response = await server.app.inject(`/api/sandbox/messages${query}`);
    expect(response.statusCode).toBe(422);
    expect(Object.keys(failure.parse(response.json()).fields ?? {})).toEqual(['to']);
    expect(response.body).not.toContain(otp);
  });

  it.each(['localhost', 'localhost:3000', 'kolo.localhost:3000', '127.0.0.1:3000', '[::1]:3000'])(
    'are not those who call this machine %s',
    async (host) => {
      const url = '/api/sandbox/messages?to=ada@example.com';
      expect((await server.app.inject({ url, headers: { host } })).statusCode).toBe(200);
    },
  );

  it.each([
    ['a proxy or tunnel, known by x-forwarded-for', { 'x-forwarded-for': '203.0.113.7' }],
    ['a proxy or tunnel, known by forwarded', { forwarded: 'for=203.0.113.7' }],
    ['a proxy or tunnel, known by via', { via: '1.1 tunnel' }],
    ['a proxy or tunnel, known by x-real-ip', { 'x-real-ip': '203.0.113.7' }],
    ['a proxy or tunnel, known by x-forwarded-proto', { 'x-forwarded-proto': 'https' }],
    ['a proxy or tunnel, known by cf-connecting-ip', { 'cf-connecting-ip': '203.0.113.7' }],
    // A web page that is open on this machine can have its own name resolve to it (DNS rebinding).
    ['a name of theirs that leads to this machine', { host: 'rebound.example:3000' }],
    ['a name of theirs that begins like ours', { host: 'localhost.rebound.example' }],
    ['a name of theirs, hidden', { host: 'rebound.example', 'x-forwarded-host': 'localhost' }],
  ])('find none through %s', async (_, headers) => {
    const messages = await server.app.inject({ url: '/api/sandbox/messages?to=ada@example.com', headers });
    const transfer = await server.app.inject({
      method: 'POST',
      url: '/api/sandbox/transfers',
      payload: { account_number: '0123456789', amount: 100_000 },
      headers,
    });
    for (const { statusCode, body } of [messages, transfer]) {
      expect([statusCode, JSON.parse(body).code]).toEqual([404, 'not_found']);
    }
  });
});
