import { expect, test } from 'vitest';
import { mailboxOf } from './mailboxes.ts';

test.each([
  ['ada@example.com', 'ada@example.com'],
  ['ada+kolo@example.com', 'ada@example.com'],
  ['ada+a+b@example.com', 'ada@example.com'],
])('%s leads to %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
