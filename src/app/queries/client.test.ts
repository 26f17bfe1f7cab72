import { expect, it } from 'vitest';
import { ApiError } from '#api/failure.ts';
import { createQueryClient } from './client.ts';

const { queries, mutations } = createQueryClient().getDefaultOptions();
const retries = (failures: number, error: Error): unknown =>
  typeof queries?.retry === 'function' ? queries.retry(failures, error) : queries?.retry;

const networkDown = new ApiError({ code: 'network_down', status: null });

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

it('never retries a mutation', () => {
  expect(mutations?.retry).toBe(false);
});
