import { afterEach, expect, it, vi } from 'vitest';
import { requestUserEarly, sendUnlessEarly } from './earlyUser.ts';

afterEach(() => vi.unstubAllGlobals());

const request = (token: string, url = '/api/users/me') => ({
  method: 'GET' as const,
  url,
  query: undefined,
  body: undefined,
  headers: { Authorization: `Bearer ${token}` },
});
const sent = { status: 200, body: 'sent', retryAfter: undefined };
const startEarly = (respond: () => Promise<Response>) => {
  vi.stubGlobal('fetch', vi.fn(respond));
  const send = vi.fn(async () => sent);
  return { send, sendOrTake: sendUnlessEarly(requestUserEarly('mine'), send) };
};

it('gives the early response to the first call that asks for the same, whatever its status', async () => {
  const { send, sendOrTake } = startEarly(
    async () => new Response('{"code":"overloaded"}', { status: 503, headers: { 'Retry-After': '5' } }),
  );
  expect(await sendOrTake(request('mine'))).toEqual({
    status: 503,
    body: { code: 'overloaded' },
    retryAfter: '5',
  });
  expect(send).not.toHaveBeenCalled();
  expect(await sendOrTake(request('mine'))).toBe(sent);
});

it.each([
  ['another session', request('theirs')],
  ['another call', request('mine', '/api/contributions')],
  ['a change', { ...request('mine'), method: 'PATCH' as const }],
])('sends %s, and keeps the response for the call it belongs to', async (_, other) => {
  const { sendOrTake } = startEarly(async () => Response.json('early'));
  expect(await sendOrTake(other)).toBe(sent);
  expect(await sendOrTake(request('mine'))).toMatchObject({ body: 'early' });
});

it.each([
  ['failed', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['was no JSON', async () => new Response('<html>')],
])('sends the call if the early one %s', async (_, respond) => {
  const { sendOrTake } = startEarly(respond);
  expect(await sendOrTake(request('mine'))).toBe(sent);
});
