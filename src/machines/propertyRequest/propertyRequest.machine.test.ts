import { describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import type { PropertyRequest } from '#api/calls/support.ts';
import { ApiError } from '#api/failure.ts';
import { naira } from '#domain/money.ts';
import { CALL_DEADLINE_MS } from '../callFailures.ts';
import { propertyRequestMachine } from './propertyRequest.machine.ts';

const request: PropertyRequest = {
  firstName: 'Ngozi',
  lastName: 'Eze',
  phone: '+2348031234567',
  email: 'ngozi@example.com',
  preferredLocation: 'Yaba',
  budget: naira(30_000_000),
  message: 'Three beds, near the station.',
};
const submitted = { type: 'request.submitted', request } as const;

function open(send: (request: PropertyRequest) => Promise<string>) {
  const clock = new SimulatedClock();
  const onKept = vi.fn();
  const actor = createActor(
    propertyRequestMachine.provide({
      actors: { sendRequest: fromPromise(({ input }) => send(input.request)) },
    }),
    { clock, input: { requestId: 'visit' } },
  );
  actor.on('request.kept', onKept);
  actor.start();
  actor.send({ type: 'dialog.opened' });
  return { actor, clock, onKept };
}

describe('telling us about a home', () => {
  test('opens, and closes again without sending or emptying anything', () => {
    const send = vi.fn(async () => 'REF');
    const { actor, onKept } = open(send);
    expect(actor.getSnapshot().value).toBe('editing');
    actor.send({ type: 'dialog.closed' });
    expect(actor.getSnapshot().value).toBe('closed');
    expect(actor.getSnapshot().hasTag('open')).toBe(false);
    expect(send).not.toHaveBeenCalled();
    expect(onKept).not.toHaveBeenCalled();
  });

  test('sends the request, shows its reference, and starts empty the next time', async () => {
    const { actor, onKept } = open(async ({ preferredLocation }) => `REF-${preferredLocation}`);
    actor.send(submitted);
    const sent = await waitFor(actor, (snapshot) => snapshot.matches('sent'));
    expect(sent.context).toMatchObject({ wasOpened: true, failure: null, reference: 'REF-Yaba' });
    expect(onKept).toHaveBeenCalledTimes(1);
    actor.send({ type: 'dialog.closed' });
    actor.send({ type: 'dialog.opened' });
    expect(actor.getSnapshot().value).toBe('editing');
    expect(actor.getSnapshot().context.reference).toBeNull();
  });

  test('a failure keeps the form, can be retried, and is cleared when the dialog closes', async () => {
    const { actor, onKept } = open(() =>
      Promise.reject(new ApiError({ code: 'dependency_down', status: 503, message: 'Try again shortly.' })),
    );
    actor.send(submitted);
    const failed = await waitFor(actor, (snapshot) => snapshot.matches('failed'));
    expect(failed.context.failure?.message).toBe('Try again shortly.');
    expect(failed.hasTag('form')).toBe(true);
    actor.send(submitted);
    expect(actor.getSnapshot().value).toBe('sending');
    await waitFor(actor, (snapshot) => snapshot.matches('failed'));
    actor.send({ type: 'dialog.closed' });
    expect(actor.getSnapshot().context.failure).toBeNull();
    expect(onKept).not.toHaveBeenCalled();
  });

  test('cannot be closed while the request is pending, for at most the deadline', () => {
    const { actor, clock } = open(() => new Promise(() => {}));
    actor.send(submitted);
    actor.send({ type: 'dialog.closed' });
    clock.increment(CALL_DEADLINE_MS - 1);
    expect(actor.getSnapshot().value).toBe('sending');
    clock.increment(1);
    expect(actor.getSnapshot().value).toBe('failed');
    expect(actor.getSnapshot().context.failure?.code).toBe('network_down');
  });
});
