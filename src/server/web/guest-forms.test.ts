import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { guestFormRoutes } from './guest-forms.ts';

it.each(['/login', '/login/', '/sign-up/?next=%2Fsaved', '/reset-password'])(
  'opens %s again, without what was sent',
  async (url) => {
    const app = Fastify();
    onTestFinished(() => app.close());
    await app.register(guestFormRoutes);
    const { statusCode, headers } = await app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'password=secret',
    });
    expect([statusCode, headers.location, headers['cache-control']]).toStrictEqual([303, url, 'no-store']);
  },
);
