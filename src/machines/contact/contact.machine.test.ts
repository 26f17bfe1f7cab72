import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import type { ContactMessage } from '#api/calls/support.ts';
import { ApiError } from '#api/failure.ts';
import { CALL_DEADLINE_MS } from '../callFailures.ts';
import { contactMachine } from './contact.machine.ts';

const message: ContactMessage = { name: 'Ngozi', email: 'ngozi@example.com', message: 'Where is block 2?' };
const submitted = { type: 'message.submitted', message } as const;
const rejectedError = new ApiError({
  code: 'invalid_fields',
  status: 422,
  message: 'Please check the fields marked below.',
  fields: { email: 'Enter an email address like name@example.com.' },
});

function start(send: (message: ContactMessage) => Promise<string>) {
  const clock = new SimulatedClock();
  const actor = createActor(
    contactMachine.provide({
      actors: { sendMessage: fromPromise(({ input }) => send(input.message)) },
    }),
    { clock, input: { requestId: 'visit' } },
  );
  actor.start();
  return { actor, clock };
}

describe('contacting us', () => {
  test('sends the message and stores its reference; then another message can be written', async () => {
    const { actor } = start(async ({ name }) => `REF-${name}`);
    actor.send(submitted);
    expect(actor.getSnapshot().value).toBe('sending');
    const sent = await waitFor(actor, (snapshot) => snapshot.matches('sent'));
    expect(sent.context).toMatchObject({ failure: null, reference: 'REF-Ngozi' });
    expect(sent.hasTag('form')).toBe(false);
    actor.send({ type: 'message.restarted' });
    expect(actor.getSnapshot().value).toBe('editing');
    expect(actor.getSnapshot().context.reference).toBeNull();
  });

  test('keeps the form and reports the rejected field; submitting again clears the error', async () => {
    const { actor } = start(() => Promise.reject(rejectedError));
    actor.send(submitted);
    const failed = await waitFor(actor, (snapshot) => snapshot.matches('failed'));
    expect(failed.hasTag('form')).toBe(true);
    expect(failed.context.failure).toEqual({
      code: 'invalid_fields',
      status: 422,
      message: 'Please check the fields marked below.',
      fields: { email: 'Enter an email address like name@example.com.' },
      retryAfterSeconds: null,
    });
    actor.send(submitted);
    expect(actor.getSnapshot().value).toBe('sending');
    expect(actor.getSnapshot().context.failure).toBeNull();
  });

  test('waits for a response until the last millisecond of the deadline', () => {
    const { actor, clock } = start(() => new Promise(() => {}));
    actor.send(submitted);
    clock.increment(CALL_DEADLINE_MS - 1);
    expect(actor.getSnapshot().value).toBe('sending');
    clock.increment(1);
    expect(actor.getSnapshot().value).toBe('failed');
    expect(actor.getSnapshot().context.failure?.code).toBe('network_down');
  });
});
