import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { describeOnDatabase } from '../kit/server.ts';

const PHONE = '+2348031234567';
const TOKEN = 't'.repeat(43);
const EMAIL = 'ada.obi@example.com';

/** Finding 15: the log contained phones and emails, in requested URLs. */
describeOnDatabase('personal data in the log', (open) => {
  it.each([
    `/api/sandbox/messages?to=${encodeURIComponent(PHONE)}`,
    `/verify-email?identifier=${encodeURIComponent(PHONE)}`,
    `/nothing?email=${EMAIL}`,
    `/api/propy/filter-properties?search=${EMAIL}&limit=none`,
    `/api/users/me?token=${EMAIL}`,
  ])('is none of what %s names', async (url) => {
    const server = await open({ LOG_LEVEL: 'trace' });
    await server.app.inject({ url, headers: { authorization: `Bearer ${TOKEN}` } });
    await server.close();
    expect(server.log.text()).toContain(`"url":"${url.split('?')[0]}"`);
    expect(server.log.text()).not.toMatch(/2348031234567|ada\.obi|t{43}/);
  });

  it('is none of what no server could read', async () => {
    const server = await open({ LOG_LEVEL: 'trace' });
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.app.server.address() as AddressInfo;
    const socket = net.connect(port, '127.0.0.1');
    socket.resume();
    socket.write(`GET / HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${TOKEN}\r\nno header at all\r\n\r\n`);
    await once(socket, 'close');
    await server.close();
    expect(server.log.text()).toContain('client error');
    const bytes = [...Buffer.from(TOKEN.slice(0, 8))].join(',');
    expect(server.log.text()).not.toContain(bytes);
    expect(server.log.text()).not.toContain(TOKEN);
  });
});
