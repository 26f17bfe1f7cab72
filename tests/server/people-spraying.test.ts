import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  FAILURE_WINDOW_MS,
  FAILURES_IN_ALL,
  FAILURES_PER_NETWORK,
} from '#server/onboarding/codes/spraying.ts';
import { latestOtp, post, signUp } from './kit/people.ts';
import { describeOnEachDatabase, type TestServer } from './kit/server.ts';

describeOnEachDatabase('guessing at many accounts', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open();
  });
  afterAll(() => server.close());

  let strangers = 0;
  /** One guess, at an account that was not guessed at before. */
  const guess = async (remoteAddress: string) => {
    strangers += 1;
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/onboarding/check-otp',
      remoteAddress,
      payload: { identifier: `stranger${strangers}@example.com`, otp: '0000' },
    });
    return { code: response.json().code, retryAfter: response.headers['retry-after'] };
  };
  const failuresShown = async (limit: string): Promise<number> => {
    const { body } = await server.app.inject({ url: '/metrics' });
    const shown = new RegExp(`^otp_failures_total\\{limit="${limit}"\\} (\\d+)`, 'm').exec(body);
    return Number(shown?.[1] ?? 0);
  };

  it('is stopped for a network, at once too, and not for others', async () => {
    const sprayedBefore = await failuresShown('spraying');
    const answers = await Promise.all(
      Array.from({ length: FAILURES_PER_NETWORK + 20 }, (_, index) => guess(`10.1.2.${index + 1}`)),
    );
    expect(answers.filter(({ code }) => code === 'otp_wrong')).toHaveLength(FAILURES_PER_NETWORK);
    const refused = answers.filter(({ code }) => code === 'otp_too_many_failures');
    expect(refused).toHaveLength(20);
    expect(refused[0]?.retryAfter).toBe(String(FAILURE_WINDOW_MS / 1000));
    expect((await failuresShown('spraying')) - sprayedBefore).toBe(20);
    expect((await guess('10.1.3.1')).code).toBe('otp_wrong');
    server.clock.advance(FAILURE_WINDOW_MS);
    expect((await guess('10.1.2.1')).code).toBe('otp_wrong');
  });

  it('takes an IPv6 network for one, however its addresses are written', async () => {
    for (let nth = 0; nth < FAILURES_PER_NETWORK; nth += 1) await guess(`2001:db8:7:${nth}::${nth}`);
    expect((await guess('2001:0db8:0007:ffff:0:0:0:1')).code).toBe('otp_too_many_failures');
    expect((await guess('2001:db8:8::1')).code).toBe('otp_wrong');
  });

  it('is stopped for everyone together, wherever it comes from', { timeout: 60_000 }, async () => {
    server.clock.advance(FAILURE_WINDOW_MS);
    const answers = await Promise.all(
      Array.from({ length: FAILURES_IN_ALL + 10 }, (_, nth) =>
        guess(`10.${2 + Math.floor(nth / 256)}.${nth % 256}.1`),
      ),
    );
    expect(answers.filter(({ code }) => code === 'otp_wrong')).toHaveLength(FAILURES_IN_ALL);
    expect(answers.filter(({ code }) => code === 'otp_too_many_failures')).toHaveLength(10);
    expect((await guess('10.9.0.1')).code).toBe('otp_too_many_failures');
    server.clock.advance(FAILURE_WINDOW_MS);
    expect((await guess('10.9.0.1')).code).toBe('otp_wrong');
  });

  it('does not count those who have the right code', async () => {
    server.clock.advance(FAILURE_WINDOW_MS);
    const identifier = (await signUp(server.app)).user.email;
    await post(server.app, '/onboarding/init-reset-password', { identifier });
    const otp = await latestOtp(server.app, identifier);
    for (let nth = 0; nth <= FAILURES_PER_NETWORK; nth += 1) {
      expect((await post(server.app, '/onboarding/check-otp', { identifier, otp })).statusCode).toBe(200);
    }
  });
});
