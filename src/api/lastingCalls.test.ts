// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { saveProperty, unsaveProperty } from './calls/properties.ts';
import { createApiContext, provideApiContext } from './context.ts';
import { send as sendOverAxios } from './http.ts';

vi.mock('./http.ts', { spy: true });

const ID = '0190b3a0-0000-7000-8000-000000000001';
const respond = (status: number, body: unknown, headers = {}) =>
  vi.fn<typeof fetch>().mockResolvedValue(new Response(JSON.stringify(body), { status, headers }));
const done = { message: 'Done.', body: {} };

beforeEach(() => {
  const context = createApiContext('/api');
  context.principal = { token: 'a-token', userId: 'user-1' };
  provideApiContext(() => context);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it.each([
  ['save-property', saveProperty],
  ['unsave-property', unsaveProperty],
] as const)('%s goes on when the page is left, and waits for no other script', async (path, call) => {
  const fetched = respond(200, done);
  vi.stubGlobal('fetch', fetched);
  await call(ID);
  expect(sendOverAxios).not.toHaveBeenCalled();
  const [url, request] = fetched.mock.calls[0] ?? [];
  expect(url).toBe(`/api/propy/${path}`);
  expect(request).toMatchObject({
    method: 'POST',
    keepalive: true,
    body: JSON.stringify({ id: ID }),
    headers: { Authorization: 'Bearer a-token', User_id: 'user-1', 'Content-Type': 'application/json' },
  });
});

it('reports what the server declined, with the time to wait', async () => {
  const failure = { code: 'too_many_requests', message: 'Please wait.', request_id: 'request-1' };
  vi.stubGlobal('fetch', respond(429, failure, { 'Retry-After': '30' }));
  await expect(saveProperty(ID)).rejects.toMatchObject({
    code: 'too_many_requests',
    status: 429,
    retryAfterSeconds: 30,
  });
});

it('reports a response that is not of the API as unreadable', async () => {
  vi.stubGlobal('fetch', vi.fn<typeof fetch>().mockResolvedValue(new Response('<html>', { status: 200 })));
  await expect(saveProperty(ID)).rejects.toMatchObject({ code: 'unreadable_response' });
});

it.each([
  { onLine: false, code: 'offline' },
  { onLine: true, code: 'network_down' },
])('without a response fails with $code if the device reported onLine: $onLine', async ({ onLine, code }) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  vi.stubGlobal('fetch', vi.fn<typeof fetch>().mockRejectedValue(new TypeError('Failed to fetch')));
  await expect(saveProperty(ID)).rejects.toMatchObject({ code, status: null });
});
