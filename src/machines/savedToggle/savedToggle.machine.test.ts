import { describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { ApiError } from '#api/failure.ts';
import { CALL_DEADLINE_MS } from '../callFailures.ts';
import { SAVED_MESSAGE, savedToggleMachine, UNSAVED_MESSAGE } from './savedToggle.machine.ts';

const down = new ApiError({ code: 'network_down', status: null });
const never = () => new Promise<never>(() => {});

function start(isSaved: boolean, call: () => Promise<unknown>) {
  const clock = new SimulatedClock();
  const announce = vi.fn();
  const reportFailure = vi.fn();
  const actor = createActor(
    savedToggleMachine.provide({
      actors: { saveProperty: fromPromise(call), unsaveProperty: fromPromise(call) },
      actions: {
        notify: (_, params) => announce(params),
        reportFailure: (_, params) => reportFailure(params.failure.code),
      },
    }),
    { clock, input: { propertyId: 'home-1', isSaved } },
  );
  actor.start();
  return { actor, clock, announce, reportFailure };
}

describe('the heart on a home', () => {
  test.each([
    { isSaved: false, busy: 'saving', done: 'saved', message: SAVED_MESSAGE },
    { isSaved: true, busy: 'unsaving', done: 'unsaved', message: UNSAVED_MESSAGE },
  ])('from $busy to $done', async ({ isSaved, busy, done, message }) => {
    const { actor, announce } = start(isSaved, async () => ({}));
    actor.send({ type: 'save.toggled' });
    expect(actor.getSnapshot().value).toBe(busy);
    expect(actor.getSnapshot().hasTag('on')).toBe(!isSaved);
    const after = await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
    expect(after.value).toBe(done);
    expect(announce).toHaveBeenCalledExactlyOnceWith({ message, isSaved: !isSaved });
  });

  test.each([
    { isSaved: false, back: 'unsaved' },
    { isSaved: true, back: 'saved' },
  ])('goes back to $back and says why when the call fails', async ({ isSaved, back }) => {
    const { actor, announce, reportFailure } = start(isSaved, () => Promise.reject(down));
    actor.send({ type: 'save.toggled' });
    const after = await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
    expect(after.value).toBe(back);
    expect(reportFailure).toHaveBeenCalledExactlyOnceWith('network_down');
    expect(announce).not.toHaveBeenCalled();
  });

  test.each([
    { isSaved: false, busy: 'saving', back: 'unsaved' },
    { isSaved: true, busy: 'unsaving', back: 'saved' },
  ])(
    'waits for a response until the last millisecond of the deadline while $busy',
    ({ isSaved, busy, back }) => {
      const { actor, clock, reportFailure } = start(isSaved, never);
      actor.send({ type: 'save.toggled' });
      clock.increment(CALL_DEADLINE_MS - 1);
      expect(actor.getSnapshot().value).toBe(busy);
      clock.increment(1);
      expect(actor.getSnapshot().value).toBe(back);
      expect(reportFailure).toHaveBeenCalledExactlyOnceWith('network_down');
    },
  );

  test('a second press during a call changes nothing', () => {
    const call = vi.fn(never);
    const { actor } = start(false, call);
    actor.send({ type: 'save.toggled' });
    actor.send({ type: 'save.toggled' });
    expect(actor.getSnapshot().value).toBe('saving');
    expect(call).toHaveBeenCalledTimes(1);
  });

  test.each([
    { isSaved: false, reported: true, to: 'saved' },
    { isSaved: false, reported: false, to: 'unsaved' },
    { isSaved: true, reported: false, to: 'unsaved' },
    { isSaved: true, reported: true, to: 'saved' },
  ])('follows what a list reports: saved $isSaved, reported $reported', ({ isSaved, reported, to }) => {
    const { actor, announce } = start(isSaved, never);
    actor.send({ type: 'saved.reported', isSaved: reported });
    expect(actor.getSnapshot().value).toBe(to);
    expect(announce).not.toHaveBeenCalled();
  });
});
