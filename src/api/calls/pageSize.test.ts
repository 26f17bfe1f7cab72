import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApiContext, provideApiContext } from '../context.ts';
import { filterProperties, listSavedProperties } from './properties.ts';
import { getTransactions } from './wallet.ts';

const EMPTY_PAGE = { properties: [], transactions: [], total: 0, total_pages: 0 };
const USER_ID = '01900000-0000-7000-8000-000000000001';

const requested: string[] = [];
const server = createServer((request, response) => {
  requested.push(request.url ?? '');
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify({ message: '', body: EMPTY_PAGE }));
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const api = createApiContext(`http://127.0.0.1:${port}`);
  provideApiContext(() => api);
});
afterAll(() => {
  return new Promise((resolve) => server.close(resolve));
});

const lastQuery = () => new URL(requested.at(-1) ?? '', 'http://any').searchParams;

test('the calls for homes, saved homes and transactions ask for pages of 18', async () => {
  await filterProperties({ search: 'Lekki', page: 2 });
  expect(Object.fromEntries(lastQuery())).toEqual({ search: 'Lekki', page: '2', limit: '18' });
  await listSavedProperties({ userId: USER_ID });
  expect(Object.fromEntries(lastQuery())).toEqual({ user_id: USER_ID, limit: '18' });
  await getTransactions({ userId: USER_ID, months: 3 });
  expect(Object.fromEntries(lastQuery())).toEqual({ user_id: USER_ID, months: '3', limit: '18' });
});

test('a call may ask for another size', async () => {
  await filterProperties({ limit: 1 });
  expect(lastQuery().get('limit')).toBe('1');
});
