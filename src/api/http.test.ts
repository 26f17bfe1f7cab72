// @vitest-environment happy-dom
import { AxiosError, default as axios } from 'axios';
import { afterEach, expect, it, vi } from 'vitest';
import { send } from './http.ts';

vi.mock('axios', { spy: true });
afterEach(() => vi.restoreAllMocks());

const post = { method: 'POST', url: '/contact', query: undefined, body: {}, headers: {} } as const;

it.each([
  { onLine: false, code: 'offline' },
  { onLine: true, code: 'network_down' },
])('without a response fails with $code if the device reported onLine: $onLine', async ({ onLine, code }) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  vi.mocked(axios.request).mockRejectedValueOnce(new AxiosError('Network Error'));
  await expect(send(post)).rejects.toMatchObject({ code, status: null });
});

it('sends what a device that reports no network can send all the same', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.mocked(axios.request).mockResolvedValueOnce({ status: 200, data: {}, headers: {} });
  await expect(send(post)).resolves.toMatchObject({ status: 200 });
});
