import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { resetPasswordMachine } from './resetPassword.machine.ts';

const IDENTIFIER = '08031234567';

function submit(sendCode: (identifier: string) => Promise<unknown>) {
  const effects = { askForCode: vi.fn() };
  const actor = createActor(
    resetPasswordMachine.provide({
      actors: { sendCode: fromPromise(({ input }) => sendCode(input.identifier)) },
      actions: effects,
    }),
  ).start();
  actor.send({ type: 'identifier.submitted', identifier: IDENTIFIER });
  const settled = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'), { timeout: 1000 });
  return { effects, settled };
}

describe('asking for a reset code', () => {
  it('sends the identifier, and continues whether or not the account exists', async () => {
    const sendCode = vi.fn(async () => ({}));
    const { settled, effects } = submit(sendCode);
    const snapshot = await settled();
    expect(snapshot.value).toBe('sent');
    expect(snapshot.context.identifier).toBe(IDENTIFIER);
    expect(sendCode).toHaveBeenCalledWith(IDENTIFIER);
    expect(effects.askForCode).toHaveBeenCalledTimes(1);
  });
});
