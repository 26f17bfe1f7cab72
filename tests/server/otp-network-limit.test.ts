import { afterAll, beforeAll, expect, it } from 'vitest';
import { MINUTE_MS } from '#domain/durations.ts';
import { cookiesOf, latestOtp, post, signUpVerified } from './kit/people.ts';
import { describeOnDatabase, type TestServer } from './kit/server.ts';

/** The default of the setting. */
const WRONG_CODES = 100;

describeOnDatabase('guessing at many accounts', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open();
  });
  afterAll(() => server.close());

  let strangers = 0;
  /** Requests a code for an identifier that nobody has guessed at yet, and guesses it. */
  const guess = async (remoteAddress: string) => {
    strangers += 1;
    const identifier = `stranger${strangers}@example.com`;
    const call = (url: string, payload: object, headers = {}) =>
      server.app.inject({ method: 'POST', url: `/api/onboarding/${url}`, remoteAddress, payload, headers });
    const asked = await call('init-reset-password', { identifier });
    const response = await call('check-otp', { identifier, otp: '000000' }, cookiesOf(asked));
    return { code: response.json().code, retryAfter: response.headers['retry-after'] };
  };
  const guessAtOnce = (count: number, addressOf: (nth: number) => string) =>
    Promise.all(Array.from({ length: count }, (_, nth) => guess(addressOf(nth))));
  const failuresShown = async (limit: string): Promise<number> => {
    const { body } = await server.app.inject({ url: '/metrics' });
    const shown = new RegExp(`^otp_failures_total\\{limit="${limit}"\\} (\\d+)`, 'm').exec(body);
    return Number(shown?.[1] ?? 0);
  };

  it('waits for a network, at once too, and not for others', async () => {
    const shownBefore = await failuresShown('waiting');
    const answers = await guessAtOnce(WRONG_CODES + 20, (nth) => `10.1.2.${nth + 1}`);
    expect(answers.filter(({ code }) => code === 'otp_wrong')).toHaveLength(WRONG_CODES);
    const rejected = answers.filter(({ code }) => code === 'otp_too_many_failures');
    expect(rejected).toHaveLength(20);
    expect(rejected[0]?.retryAfter).toBe('60');
    expect((await failuresShown('waiting')) - shownBefore).toBe(20);
    expect((await guess('10.1.3.1')).code).toBe('otp_wrong');
    server.clock.advance(MINUTE_MS);
    expect((await guess('10.1.2.1')).code).toBe('otp_wrong');
    expect((await guess('10.1.2.1')).retryAfter).toBe('120');
  });

  it('takes an IPv6 network for one, however its addresses are written', async () => {
    await guessAtOnce(WRONG_CODES, (nth) => `2001:db8:7:${nth}::${nth}`);
    expect((await guess('2001:0db8:0007:ffff:0:0:0:1')).code).toBe('otp_too_many_failures');
    expect((await guess('2001:db8:8::1')).code).toBe('otp_wrong');
  });

  it('does not count those who have the right code', async () => {
    server.clock.advance(24 * 60 * MINUTE_MS);
    const identifier = (await signUpVerified(server.app)).user.phone;
    const asked = cookiesOf(await post(server.app, '/onboarding/init-reset-password', { identifier }));
    const otp = await latestOtp(server.app, identifier);
    for (let nth = 0; nth <= WRONG_CODES; nth += 1) {
      const right = await post(server.app, '/onboarding/check-otp', { identifier, otp }, asked);
      expect(right.statusCode).toBe(200);
    }
  });
});
