import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { ApiError, type Failure } from '#api/failure.ts';
import { CALL_DEADLINE_MS } from '../call-failures.ts';
import { resetPasswordMachine } from './resetPassword.machine.ts';

const IDENTIFIER = '08031234567';

function submit(sendCode: (identifier: string) => Promise<unknown>) {
  const clock = new SimulatedClock();
  const effects = { askForCode: vi.fn() };
  const actor = createActor(
    resetPasswordMachine.provide({
      actors: { sendCode: fromPromise(({ input }) => sendCode(input.identifier)) },
      actions: effects,
    }),
    { clock },
  ).start();
  actor.send({ type: 'identifier.submitted', identifier: IDENTIFIER });
  const settled = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'), { timeout: 1000 });
  return { actor, clock, effects, settled };
}
const refuse = (code: Failure['code'], status: number | null, retryAfterSeconds: number | null = null) =>
  submit(() => Promise.reject(new ApiError({ code, status, retryAfterSeconds })));

describe('asking for a reset code', () => {
  it('sends what was typed, and goes on whether or not the account exists', async () => {
    const sendCode = vi.fn(async () => ({}));
    const { settled, effects } = submit(sendCode);
    const snapshot = await settled();
    expect(snapshot.value).toBe('sent');
    expect(snapshot.context.identifier).toBe(IDENTIFIER);
    expect(sendCode).toHaveBeenCalledWith(IDENTIFIER);
    expect(effects.askForCode).toHaveBeenCalledTimes(1);
  });

  it.each<[Failure['code'], number | null, object]>([
    ['invalid_fields', 422, { form: 'rejected' }],
    ['too_many_requests', 429, { form: 'limited' }],
    ['network_down', null, { form: 'unreachable' }],
    ['internal_error', 500, { form: 'unreachable' }],
    ['dependency_down', 503, { form: 'unreachable' }],
  ])('goes back to the form after %s', async (code, status, value) => {
    const { settled, effects } = refuse(code, status);
    const snapshot = await settled();
    expect(snapshot.value).toEqual(value);
    expect(snapshot.hasTag('form')).toBe(true);
    expect(snapshot.context.failure?.code).toBe(code);
    expect(effects.askForCode).not.toHaveBeenCalled();
  });

  it('forgets the last failure when it is tried again', async () => {
    const { actor, settled } = refuse('invalid_fields', 422);
    await settled();
    actor.send({ type: 'identifier.submitted', identifier: IDENTIFIER });
    expect(actor.getSnapshot().value).toBe('submitting');
    expect(actor.getSnapshot().context.failure).toBeNull();
  });

  it('names the wait of a limit until it is over', async () => {
    const { actor, clock, settled } = refuse('too_many_requests', 429, 12);
    await settled();
    clock.increment(11_999);
    expect(actor.getSnapshot().value).toEqual({ form: 'limited' });
    clock.increment(1);
    expect(actor.getSnapshot().value).toEqual({ form: 'ready' });
    expect(actor.getSnapshot().context.failure).toBeNull();
  });

  it('waits for an answer until its deadline and no longer', () => {
    const { actor, clock } = submit(() => new Promise(() => {}));
    clock.increment(CALL_DEADLINE_MS - 1);
    expect(actor.getSnapshot().value).toBe('submitting');
    clock.increment(1);
    expect(actor.getSnapshot().value).toEqual({ form: 'unreachable' });
    expect(actor.getSnapshot().context.failure?.code).toBe('network_down');
  });

  it('is not submitted twice', () => {
    const sendCode = vi.fn(() => new Promise<unknown>(() => {}));
    const { actor } = submit(sendCode);
    actor.send({ type: 'identifier.submitted', identifier: IDENTIFIER });
    expect(sendCode).toHaveBeenCalledTimes(1);
  });
});
