import { afterEach, expect, test, vi } from 'vitest';
import { MessageAccountError } from '../../platform/ports/messages.ts';
import { termiiMessages } from './termii.ts';

const { send } = termiiMessages({
  apiKey: 'key',
  secretKey: 'secret',
  baseUrl: 'https://api.example.com',
  sender: 'Kolo',
  route: 'dnd',
});
const message = {
  id: 'message',
  channel: 'sms',
  to: '+2348030000012',
  text: 'Your payment has arrived.',
} as const;

afterEach(() => void vi.restoreAllMocks());

/** What sending a message returns where Termii responds with this text. */
function sentWith(text: string, status = 200) {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(text, { status }));
  return send(message, new AbortController().signal);
}

test('a message that Termii accepts is not sent again for want of its id', async () => {
  expect(await sentWith('{"code":"ok","message_id":"30175","message_id_str":"30175"}')).toBe('30175');
  // A number beyond 2^53 would be another one.
  expect(
    await sentWith('{"code":"ok","message_id":3017544054459083819,"message_id_str":"3017544054459083819"}'),
  ).toBe('3017544054459083819');
  expect(await sentWith('{"code":"ok","message_id":3017544054459083819}')).toBeNull();
  expect(await sentWith('{"code":"ok","message":"Successfully Sent"}')).toBeNull();
});

test('a response without "ok" is no acceptance', async () => {
  const sending = sentWith('{"message":"Queued for a check"}');
  await expect(sending).rejects.toThrow('responded without accepting it');
  await expect(sending).rejects.not.toBeInstanceOf(MessageAccountError);
});

test.each([200, 402])('a used-up balance is about our account, with status %i too', async (status) => {
  const sending = sentWith('{"message":"Insufficient balance"}', status);
  await expect(sending).rejects.toBeInstanceOf(MessageAccountError);
});
