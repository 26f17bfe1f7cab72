// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { reloadOnceOnline } from './reloadOnceOnline.ts';

const LONG_MS = 10 * 60_000;
let reload: ReturnType<typeof vi.spyOn>;
let asked: ReturnType<typeof vi.fn<typeof fetch>>;

beforeAll(() => reloadOnceOnline());
beforeEach(() => {
  vi.useFakeTimers();
  reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  asked = vi.fn<typeof fetch>().mockRejectedValue(new TypeError('Failed to fetch'));
  vi.stubGlobal('fetch', asked);
});
afterEach(() => {
  // Stop the attempts of this test, and show the page again for the next one.
  leave();
  show({ persisted: true, isOnLine: false });
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const online = () => window.dispatchEvent(new Event('online'));
const leave = () => window.dispatchEvent(new Event('beforeunload'));
function show({ persisted, isOnLine }: { persisted: boolean; isOnLine: boolean }): void {
  const spy = vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(isOnLine);
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  spy.mockRestore();
}

test('retries with increasing waits until the server responds, then reloads once', async () => {
  online();
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(asked).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toHaveBeenCalledTimes(3);
  expect(reload).not.toHaveBeenCalled();
  asked.mockResolvedValue(new Response());
  await vi.advanceTimersByTimeAsync(LONG_MS);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(asked).toHaveBeenCalledTimes(4);
});

test('waits 30 seconds at most, and runs once if the event fires twice', async () => {
  online();
  online();
  await vi.advanceTimersByTimeAsync(LONG_MS);
  asked.mockClear();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveBeenCalledTimes(2);
});

test('neither reloads nor retries once the page is being left', async () => {
  online();
  await vi.advanceTimersByTimeAsync(0);
  leave();
  asked.mockClear();
  asked.mockResolvedValue(new Response());
  await vi.advanceTimersByTimeAsync(LONG_MS);
  online();
  await vi.advanceTimersByTimeAsync(LONG_MS);
  expect(asked).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});

test('reloads a page from the back-forward cache when the network is back, or immediately if it is', async () => {
  leave();
  show({ persisted: true, isOnLine: false });
  await vi.advanceTimersByTimeAsync(LONG_MS);
  expect(asked).not.toHaveBeenCalled();
  asked.mockResolvedValue(new Response());
  online();
  await vi.advanceTimersByTimeAsync(0);
  expect(reload).toHaveBeenCalledTimes(1);
  leave();
  show({ persisted: true, isOnLine: true });
  await vi.advanceTimersByTimeAsync(0);
  expect(reload).toHaveBeenCalledTimes(2);
});
