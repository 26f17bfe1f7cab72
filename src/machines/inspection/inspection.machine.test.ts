import { expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import type { InspectionRequest } from '#api/calls/support.ts';
import { ApiError } from '#api/failure.ts';
import { isoDate } from '#domain/dates.ts';
import { CALL_DEADLINE_MS } from '../callFailures.ts';
import { inspectionMachine } from './inspection.machine.ts';

const request: InspectionRequest = {
  propertyId: '0190b3a0-0000-7000-8000-000000000001',
  day: isoDate('2026-11-28'),
  name: 'Ngozi Eze',
  phone: '+2348031234567',
  email: 'ngozi@example.com',
  note: '',
};
const submitted = { type: 'inspection.submitted', request } as const;

function open(send: (request: InspectionRequest) => Promise<string>) {
  const clock = new SimulatedClock();
  const actor = createActor(
    inspectionMachine.provide({
      actors: { requestInspection: fromPromise(({ input }) => send(input.request)) },
    }),
    { clock, input: { requestId: 'form' } },
  );
  actor.start();
  return { actor, clock };
}

test('stores the request, shows its reference, and closes', async () => {
  const { actor } = open(async ({ day }) => `V-${day}`);
  actor.send(submitted);
  const sent = await waitFor(actor, (snapshot) => snapshot.matches('sent'));
  expect(sent.context).toMatchObject({ failure: null, reference: 'V-2026-11-28' });
  actor.send({ type: 'dialog.closed' });
  expect(actor.getSnapshot().status).toBe('done');
});

test('reports a home that has been withdrawn', async () => {
  const { actor } = open(() => Promise.reject(new ApiError({ code: 'listing_withdrawn', status: 410 })));
  actor.send(submitted);
  const failed = await waitFor(actor, (snapshot) => snapshot.matches('failed'));
  expect(failed.context.failure?.code).toBe('listing_withdrawn');
  expect(failed.context.reference).toBeNull();
});

test('cannot be closed while the request is pending, for at most the deadline', () => {
  const { actor, clock } = open(() => new Promise(() => {}));
  actor.send(submitted);
  actor.send({ type: 'dialog.closed' });
  clock.increment(CALL_DEADLINE_MS - 1);
  expect(actor.getSnapshot().value).toBe('sending');
  clock.increment(1);
  expect(actor.getSnapshot().value).toBe('failed');
  actor.send({ type: 'dialog.closed' });
  expect(actor.getSnapshot().status).toBe('done');
});
