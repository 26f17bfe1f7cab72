import pino from 'pino';
import { expect, it } from 'vitest';
import { describeOnEachDatabase } from '../kit/server.ts';

const PHONE = '+2348031234567';
const EMAIL = 'ada.obi@example.com';

/** Finding 15: phones and emails stood in the log, in the addresses that were asked for. */
describeOnEachDatabase('personal data in the log', (open) => {
  it.each([
    `/api/sandbox/messages?to=${encodeURIComponent(PHONE)}`,
    `/verify-email?identifier=${encodeURIComponent(PHONE)}`,
    `/nothing?email=${EMAIL}`,
    `/api/propy/filter-properties?search=${EMAIL}&limit=none`,
    `/api/users/me?token=${EMAIL}`,
  ])('is none of what %s names', async (url) => {
    const server = await open({ LOG_LEVEL: 'trace' });
    let log = '';
    const write = (line: string) => {
      log += line;
    };
    Reflect.set(server.app.log, pino.symbols.streamSym, { write });
    await server.app.inject({ url, headers: { authorization: `Bearer ${'t'.repeat(43)}` } });
    await server.close();
    expect(log).toContain(`"url":"${url.split('?')[0]}"`);
    expect(log).not.toMatch(/2348031234567|ada\.obi|t{43}/);
  });
});
