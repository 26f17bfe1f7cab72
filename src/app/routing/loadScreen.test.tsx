// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadScreen, SCREEN_LOAD_LIMIT_MS, ScreenLoadError } from './loadScreen.tsx';

const Component = () => null;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('fetches the code once', async () => {
  const fetchCode = vi.fn(async () => ({ Component }));
  const screen = loadScreen(fetchCode);
  await screen.load();
  await screen.load();
  expect(fetchCode).toHaveBeenCalledTimes(1);
});

it('tries again after a failure', async () => {
  const fetchCode = vi.fn(async () => ({ Component }));
  fetchCode.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const screen = loadScreen(fetchCode);
  await expect(screen.load()).rejects.toThrow(ScreenLoadError);
  await screen.load();
  expect(screen.Component({})).toBeTruthy();
});

it('times out after 120 seconds', async () => {
  const outcome = vi.fn();
  loadScreen(() => new Promise(() => {}))
    .load()
    .catch(outcome);
  await vi.advanceTimersByTimeAsync(SCREEN_LOAD_LIMIT_MS - 1);
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome).toHaveBeenCalledWith(expect.any(ScreenLoadError));
});
