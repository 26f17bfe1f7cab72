import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { errorHandler } from './error-handler.ts';

const codeOf = async (error: unknown): Promise<string> => {
  const app = Fastify();
  app.register(errorHandler);
  app.get('/', () => Promise.reject(error));
  const response = await app.inject({ url: '/' });
  await app.close();
  return response.json().code;
};

test.each([
  ['a refused connection', Object.assign(new Error(), { code: 'ECONNREFUSED' })],
  ['a connection that ended', new Error('Connection terminated unexpectedly')],
  ['a connection that was not answered', new Error('Connection terminated due to connection timeout')],
  ['a pool that has none to give', new Error('timeout exceeded when trying to connect')],
  ['a statement that took too long', Object.assign(new Error(), { code: '57014' })],
  [
    'a statement on a replica that conflicted with its primary',
    Object.assign(new Error(), { code: '40001' }),
  ],
  ['a lock that others hold for long', Object.assign(new Error(), { code: '55P03' })],
  ['a transaction that was ended as one side of a deadlock', Object.assign(new Error(), { code: '40P01' })],
  ['a database that refuses our password', Object.assign(new Error(), { code: '28P01' })],
  ['a database that refuses our user or address', Object.assign(new Error(), { code: '28000' })],
  ['a database that is being replaced', Object.assign(new Error(), { code: '3D000' })],
  ['a database whose certificate has expired', Object.assign(new Error(), { code: 'CERT_HAS_EXPIRED' })],
  ['a transaction that was left open', Object.assign(new Error(), { code: '25P03' })],
])('%s is reported as a dependency that is down', async (_, error) => {
  expect(await codeOf(error)).toBe('dependency_down');
  expect(await codeOf(new Error('Failed query', { cause: error }))).toBe('dependency_down');
});

test('reports any other error as internal', async () => {
  expect(await codeOf(new Error('timeout'))).toBe('internal_error');
});

test('reports a write to a concurrently erased account as an expired session', async () => {
  const violation = (constraint: string) =>
    new Error('Failed query', { cause: Object.assign(new Error(), { code: '23514', constraint }) });
  expect(await codeOf(violation('users_erased_stays'))).toBe('session_expired');
  expect(await codeOf(violation('payments_amount_positive'))).toBe('internal_error');
});
