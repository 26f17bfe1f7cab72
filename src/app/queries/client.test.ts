import { MutationObserver, onlineManager } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '#api/failure.ts';
import { createQueryClient } from './client.ts';

const { queries, mutations } = createQueryClient().getDefaultOptions();
const retries = (failures: number, error: Error): unknown =>
  typeof queries?.retry === 'function' ? queries.retry(failures, error) : queries?.retry;

const networkDown = new ApiError({ code: 'network_down', status: null });

afterEach(() => {
  onlineManager.setOnline(true);
  vi.unstubAllGlobals();
});

it('retries a failed query three times', () => {
  expect([0, 1, 2, 3].map((failures) => retries(failures, networkDown))).toStrictEqual([
    true,
    true,
    true,
    false,
  ]);
});

it('does not retry a request that the server rejected', () => {
  expect(retries(0, new ApiError({ code: 'not_found', status: 404 }))).toBe(false);
  expect(retries(0, new ApiError({ code: 'internal_error', status: 500 }))).toBe(true);
});

it('does not retry while the device is offline', () => {
  vi.stubGlobal('navigator', { onLine: false });
  expect(retries(0, networkDown)).toBe(false);
});

it('never retries a mutation', () => {
  expect(mutations?.retry).toBe(false);
});

it('reports at once that a change made offline is not saved', async () => {
  onlineManager.setOnline(false);
  const save = new MutationObserver(createQueryClient(), { mutationFn: () => Promise.reject(networkDown) });
  await expect(save.mutate()).rejects.toBe(networkDown);
});
