import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { loggable } from './loggable.ts';

const lost = new DrizzleQueryError('select $1', ['+2348031234567'], new Error('the connection was lost'));

test.each([
  ['an error', lost],
  ['a cause', new Error('The message was not sent', { cause: lost })],
  ['one of several errors', new AggregateError([lost], 'Not purged: messages')],
])('logs no value of a statement in %s', (_, error) => {
  const logged = JSON.stringify(loggable(error), (_key, value) =>
    value instanceof Error
      ? {
          ...value,
          message: value.message,
          stack: value.stack,
          cause: value.cause,
          errors: 'errors' in value ? value.errors : [],
        }
      : value,
  );
  expect(logged).toContain('the connection was lost');
  expect(logged).not.toContain('+2348031234567');
});
