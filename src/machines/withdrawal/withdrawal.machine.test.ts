import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { ApiError } from '#api/failure.ts';
import { naira } from '#domain/money.ts';
import { USED_ACCOUNT, WITHDRAWAL } from './model/withdrawal.model.ts';
import type { WithdrawalCall } from './withdrawal.events.ts';
import { withdrawalMachine } from './withdrawal.machine.ts';

const settle = () => new Promise((resolve) => setImmediate(resolve));

function start(request: () => Promise<typeof WITHDRAWAL>) {
  const sent: WithdrawalCall[] = [];
  const actor = createActor(
    withdrawalMachine.provide({
      actors: {
        requestWithdrawal: fromPromise<typeof WITHDRAWAL, WithdrawalCall>(({ input }) => {
          sent.push(input);
          return request();
        }),
      },
      actions: { refreshServerState: () => {} },
    }),
    { input: { requestId: 'request-1', balanceKobo: naira(45_000), leftTodayKobo: naira(30_000) } },
  ).start();
  const submit = (amountKobo: ReturnType<typeof naira>) =>
    actor.send({
      type: 'details.submitted',
      amountKobo,
      destination: { kind: 'used', account: USED_ACCOUNT },
    });
  const confirm = () => actor.send({ type: 'withdrawal.confirmed', currentPassword: 'the secret' });
  return { actor, sent, submit, confirm };
}

it('keeps its key for another amount, so that a lost first attempt is never followed by a second withdrawal', async () => {
  const { actor, sent, submit, confirm } = start(async () => {
    throw new ApiError({ code: 'network_down', status: null });
  });
  submit(naira(20_000));
  confirm();
  await settle();
  expect(actor.getSnapshot().matches({ review: 'unreachable' })).toBe(true);
  actor.send({ type: 'details.changeRequested' });
  submit(naira(10_000));
  confirm();
  await settle();
  expect(sent.map(({ amountKobo, idempotencyKey }) => [amountKobo, idempotencyKey])).toEqual([
    [naira(20_000), 'request-1'],
    [naira(10_000), 'request-1'],
  ]);
});

it.each([
  [naira(45_001), 'That is more than your balance, ₦45,000.'],
  [naira(30_001), 'That is more than you can still withdraw today, ₦30,000.'],
  [naira(99), 'Enter an amount of at least ₦100.'],
])('does not go on with %s kobo', (amountKobo, problem) => {
  const { actor, submit } = start(async () => WITHDRAWAL);
  submit(amountKobo);
  expect(actor.getSnapshot().matches({ details: 'ready' })).toBe(true);
  expect(actor.getSnapshot().context.amountError).toBe(problem);
});

it('has no password in its persisted snapshot, and outputs whether it was requested', async () => {
  const { actor, submit, confirm } = start(async () => WITHDRAWAL);
  submit(naira(30_000));
  confirm();
  await settle();
  expect(JSON.stringify(actor.getSnapshot().context)).not.toContain('the secret');
  actor.send({ type: 'dialog.closed' });
  expect(actor.getSnapshot().output).toEqual({ isRequested: true });
});

it("keeps the server's reason for an amount until the limits change", async () => {
  const { actor, submit, confirm } = start(async () => {
    throw new ApiError({ code: 'balance_too_low', status: 422 });
  });
  const read = (balanceKobo: ReturnType<typeof naira>) => {
    actor.send({ type: 'limits.changed', balanceKobo, leftTodayKobo: naira(30_000) });
    return actor.getSnapshot().context.amountError;
  };
  submit(naira(20_000));
  confirm();
  await settle();
  const reason = actor.getSnapshot().context.amountError;
  expect(reason).not.toBeNull();
  expect(read(naira(45_000))).toBe(reason);
  expect(read(naira(15_000))).toBe('That is more than your balance, ₦15,000.');
  expect(read(naira(25_000))).toBeNull();
});

it('repeats the same amount after a lost response, although the wallet may lack it by now', async () => {
  const { actor, sent, submit, confirm } = start(async () => {
    throw new ApiError({ code: 'network_down', status: null });
  });
  submit(naira(20_000));
  confirm();
  await settle();
  actor.send({ type: 'details.changeRequested' });
  actor.send({ type: 'limits.changed', balanceKobo: naira(0), leftTodayKobo: naira(10_000) });
  submit(naira(20_000));
  confirm();
  await settle();
  expect(sent.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['request-1', 'request-1']);
});
