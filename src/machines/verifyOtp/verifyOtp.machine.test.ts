import { describe, expect, it, vi } from 'vitest';
import { assign, createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { ApiError, type Failure } from '#api/failure.ts';
import { buildBuyer } from '../buyer.fixtures.ts';
import { CALL_DEADLINE_MS } from '../callFailures.ts';
import type { CheckCode, CheckedCode, CorrectedPhone, CorrectPhone, OtpTarget } from './verifyOtp.events.ts';
import { verifyOtpMachine } from './verifyOtp.machine.ts';

const NEW_BUYER: OtpTarget = { purpose: 'onboard', userId: 'user-1' };
const RESETTING: OtpTarget = { purpose: 'reset', identifier: 'tolu@example.com' };
const rejection = (code: Failure['code'], status: number | null, retryAfterSeconds: number | null = null) =>
  Promise.reject(new ApiError({ code, status, retryAfterSeconds }));
const never = () => new Promise<never>(() => {});

interface Calls {
  readonly checkCode?: (code: CheckCode) => Promise<CheckedCode>;
  readonly resendCode?: (target: OtpTarget) => Promise<unknown>;
  readonly correctPhone?: (correction: CorrectPhone) => Promise<CorrectedPhone>;
}

function open(
  target: OtpTarget,
  { checkCode = never, resendCode = never, correctPhone = never }: Calls,
  resendAtMs: number | null = 120_000,
) {
  const clock = new SimulatedClock();
  const effects = {
    rememberResendTime: vi.fn(),
    notifyResent: vi.fn(),
    notifyCorrection: vi.fn(),
    emptyBoxes: vi.fn(),
    welcomeBuyer: vi.fn(),
    openCreatePassword: vi.fn(),
  };
  const actor = createActor(
    verifyOtpMachine.provide({
      actors: {
        checkCode: fromPromise(({ input }) => checkCode(input)),
        resendCode: fromPromise(({ input }) => resendCode(input)),
        correctPhone: fromPromise(({ input }) => correctPhone(input)),
      },
      actions: { ...effects, readClock: assign({ nowMs: () => clock.now() }) },
    }),
    { clock, input: { target, resendAvailableAtMs: resendAtMs } },
  ).start();
  const entry = () => actor.getSnapshot().value.entry;
  const resend = () => actor.getSnapshot().value.resend;
  const submit = async (otp: string) => {
    actor.send({ type: 'code.submitted', otp });
    await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'), { timeout: 1000 });
  };
  const complete = async (otp: string) => {
    actor.send({ type: 'code.changed' });
    actor.send({ type: 'code.completed', otp });
    await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'), { timeout: 1000 });
  };
  const askAgain = async () => {
    actor.send({ type: 'resend.requested', channel: 'sms' });
    await waitFor(actor, (snapshot) => !snapshot.hasTag('resending'), { timeout: 1000 });
  };
  return { actor, clock, effects, entry, resend, submit, complete, askAgain };
}

describe('the code', () => {
  it('of a new buyer verifies the phone', async () => {
    const checkCode = vi.fn(async () => null);
    const { submit, entry, effects } = open(NEW_BUYER, { checkCode });
    await submit('7341');
    expect(checkCode).toHaveBeenCalledWith({ ...NEW_BUYER, otp: '7341' });
    expect(entry()).toBe('verified');
    expect(effects.welcomeBuyer).toHaveBeenCalledTimes(1);
    expect(effects.openCreatePassword).not.toHaveBeenCalled();
  });

  it('of a reset opens the page for a new password', async () => {
    const checkCode = vi.fn(async () => null);
    const { submit, entry, effects, actor } = open(RESETTING, { checkCode });
    await submit('734159');
    expect(checkCode).toHaveBeenCalledWith({ ...RESETTING, otp: '734159' });
    expect(entry()).toBe('accepted');
    expect(actor.getSnapshot().context.otp).toBe('734159');
    expect(effects.openCreatePassword).toHaveBeenCalledTimes(1);
    expect(effects.welcomeBuyer).not.toHaveBeenCalled();
  });

  it.each(['', '7', '734', '73411'])('has exactly four digits, not %j', async (otp) => {
    const checkCode = vi.fn(never);
    const { submit, entry } = open(NEW_BUYER, { checkCode });
    await submit(otp);
    expect(entry()).toEqual({ form: 'incomplete' });
    expect(checkCode).not.toHaveBeenCalled();
  });

  it.each(['7341', '73415', '7341596'])('of a reset has exactly six digits, not %j', async (otp) => {
    const { submit, entry } = open(RESETTING, {});
    await submit(otp);
    expect(entry()).toEqual({ form: 'incomplete' });
  });

  it.each<[Failure['code'], string]>([
    ['otp_wrong', 'wrong'],
    ['otp_expired', 'expired'],
    ['otp_attempts_exhausted', 'exhausted'],
  ])('is gone from its boxes after %s, but not the reason, until a digit is typed', async (code, state) => {
    const { submit, actor, entry, effects } = open(NEW_BUYER, { checkCode: () => rejection(code, 422) });
    await submit('7341');
    expect(effects.emptyBoxes).toHaveBeenCalledTimes(1);
    await submit('');
    expect(entry()).toEqual({ form: state });
    expect(actor.getSnapshot().context.failure?.code).toBe(code);
  });

  it.each<[Failure['code'], number | null]>([
    ['otp_too_many_failures', 429],
    ['network_down', null],
  ])('stays in its boxes after %s, which says nothing of it', async (code, status) => {
    const { submit, effects } = open(NEW_BUYER, { checkCode: () => rejection(code, status) });
    await submit('7341');
    expect(effects.emptyBoxes).not.toHaveBeenCalled();
  });

  it.each<[Failure['code'], number | null, string]>([
    ['otp_too_many_failures', 429, 'limited'],
    ['too_many_requests', 429, 'limited'],
    ['not_yours', 403, 'rejected'],
    ['network_down', null, 'unreachable'],
    ['internal_error', 500, 'unreachable'],
  ])('can be typed again after %s', async (code, status, state) => {
    const { submit, entry, actor } = open(NEW_BUYER, { checkCode: () => rejection(code, status) });
    await submit('7341');
    expect(entry()).toEqual({ form: state });
    expect(actor.getSnapshot().context.failure?.code).toBe(code);
  });

  it.each<[string, Failure['code'] | null]>([
    ['that is too short', null],
    ['that is wrong', 'otp_wrong'],
    ['that is too old', 'otp_expired'],
    ['that the network did not take', 'network_down'],
  ])('%s is no longer complained of once it is changed', async (_, code) => {
    const checkCode = () => rejection(code ?? 'otp_wrong', 422);
    const { submit, actor, entry } = open(NEW_BUYER, { checkCode });
    await submit(code ? '7341' : '734');
    actor.send({ type: 'code.changed' });
    expect(entry()).toEqual({ form: 'ready' });
    expect(actor.getSnapshot().context.failure).toBeNull();
  });

  it('keeps the wait after too many attempts, whatever is typed', async () => {
    const checkCode = () => rejection('otp_too_many_failures', 429, 30);
    const { submit, actor, entry } = open(NEW_BUYER, { checkCode });
    await submit('7341');
    actor.send({ type: 'code.changed' });
    expect(entry()).toEqual({ form: 'limited' });
    expect(actor.getSnapshot().context.failure?.code).toBe('otp_too_many_failures');
  });

  it('is checked automatically after its last digit, never twice for the same digits', async () => {
    const checkCode = vi.fn(() => rejection('otp_wrong', 422));
    const { complete } = open(NEW_BUYER, { checkCode });
    await complete('7341');
    await complete('7341');
    expect(checkCode).toHaveBeenCalledTimes(1);
    await complete('7342');
    expect(checkCode).toHaveBeenCalledTimes(2);
  });

  it('waits for the button after too many wrong codes', async () => {
    const checkCode = vi.fn(() => rejection('otp_too_many_failures', 429, 30));
    const { complete } = open(NEW_BUYER, { checkCode });
    await complete('7341');
    await complete('7342');
    expect(checkCode).toHaveBeenCalledTimes(1);
  });

  it('can be submitted again by hand after a network failure', async () => {
    const checkCode = vi.fn(() => rejection('network_down', null));
    const { complete, submit } = open(NEW_BUYER, { checkCode });
    await complete('7341');
    await submit('7341');
    expect(checkCode).toHaveBeenCalledTimes(2);
  });

  it('may have the same digits as the old one', async () => {
    const checkCode = vi.fn(() => rejection('otp_wrong', 422));
    const { complete, askAgain, clock } = open(NEW_BUYER, { checkCode, resendCode: async () => ({}) });
    await complete('7341');
    clock.increment(120_000);
    await askAgain();
    await complete('7341');
    expect(checkCode).toHaveBeenCalledTimes(2);
  });

  it('is not needed if the phone was verified in another tab', async () => {
    const { submit, entry, effects } = open(NEW_BUYER, {
      checkCode: () => rejection('already_verified', 409),
    });
    await submit('7341');
    expect(entry()).toBe('verified');
    expect(effects.welcomeBuyer).toHaveBeenCalledTimes(1);
  });

  it('waits for as long as the server requires', async () => {
    const { submit, entry, clock } = open(NEW_BUYER, {
      checkCode: () => rejection('otp_too_many_failures', 429, 30),
    });
    await submit('7341');
    clock.increment(29_999);
    expect(entry()).toEqual({ form: 'limited' });
    clock.increment(1);
    expect(entry()).toEqual({ form: 'ready' });
  });

  it('times out at the deadline, not before', () => {
    const { actor, entry, clock } = open(NEW_BUYER, {});
    actor.send({ type: 'code.submitted', otp: '7341' });
    clock.increment(CALL_DEADLINE_MS - 1);
    expect(entry()).toBe('checking');
    clock.increment(1);
    expect(entry()).toEqual({ form: 'unreachable' });
  });
});

describe('a new code', () => {
  it('can be requested after 120 seconds, not a millisecond before', () => {
    const { actor, resend, clock } = open(NEW_BUYER, {});
    clock.increment(119_999);
    actor.send({ type: 'resend.requested', channel: 'sms' });
    expect(resend()).toBe('cooling');
    clock.increment(1);
    expect(resend()).toBe('available');
  });

  it('can be requested immediately if the cooldown ended while the page was closed', () => {
    const { resend, clock } = open(NEW_BUYER, {}, 0);
    clock.increment(0);
    expect(resend()).toBe('available');
  });

  it('is requested without a click if none was sent before', () => {
    const resendCode = vi.fn(never);
    expect(open(NEW_BUYER, { resendCode }, null).resend()).toBe('sending');
    expect(resendCode).toHaveBeenCalledWith({ ...NEW_BUYER, channel: 'sms' });
  });

  it('shows a notification, restarts the 120 seconds and clears the error of the old one', async () => {
    const resendCode = vi.fn(async () => ({}));
    const { submit, askAgain, entry, resend, clock, effects, actor } = open(RESETTING, {
      checkCode: () => rejection('otp_expired', 422),
      resendCode,
    });
    await submit('734159');
    clock.increment(120_000);
    await askAgain();
    expect(resendCode).toHaveBeenCalledWith({ ...RESETTING, channel: 'sms' });
    expect(effects.notifyResent).toHaveBeenCalledTimes(1);
    expect(effects.rememberResendTime).toHaveBeenCalledTimes(1);
    expect(actor.getSnapshot().context.resendAvailableAtMs).toBe(240_000);
    expect(entry()).toEqual({ form: 'ready' });
    clock.increment(119_999);
    expect(resend()).toBe('cooling');
    clock.increment(1);
    expect(resend()).toBe('available');
  });

  it('empties the boxes of the old one', async () => {
    const { askAgain, clock, effects } = open(NEW_BUYER, { resendCode: async () => ({}) });
    clock.increment(120_000);
    await askAgain();
    expect(effects.emptyBoxes).toHaveBeenCalledTimes(1);
  });

  it('waits for as long as the server requires after too many', async () => {
    const { askAgain, resend, clock, effects, actor } = open(NEW_BUYER, {
      resendCode: () => rejection('otp_too_many_codes', 429, 600),
    });
    clock.increment(120_000);
    await askAgain();
    expect(actor.getSnapshot().context.resendFailure?.code).toBe('otp_too_many_codes');
    expect(effects.rememberResendTime).toHaveBeenCalledTimes(1);
    expect(effects.notifyResent).not.toHaveBeenCalled();
    clock.increment(599_999);
    expect(resend()).toBe('cooling');
    clock.increment(1);
    expect(resend()).toBe('available');
  });

  it('can be requested again after a network failure', async () => {
    const { askAgain, resend, clock, actor } = open(NEW_BUYER, {
      resendCode: () => rejection('network_down', null),
    });
    clock.increment(120_000);
    await askAgain();
    expect(resend()).toBe('available');
    expect(actor.getSnapshot().context.resendFailure?.code).toBe('network_down');
  });

  it('is not needed if the phone was verified in another tab', async () => {
    const { askAgain, entry, clock, effects } = open(NEW_BUYER, {
      resendCode: () => rejection('already_verified', 409),
    });
    clock.increment(120_000);
    await askAgain();
    expect(entry()).toBe('verified');
    expect(effects.welcomeBuyer).toHaveBeenCalledTimes(1);
  });

  it('times out at the deadline, not before', () => {
    const { actor, resend, clock } = open(NEW_BUYER, {});
    clock.increment(120_000);
    actor.send({ type: 'resend.requested', channel: 'sms' });
    clock.increment(CALL_DEADLINE_MS - 1);
    expect(resend()).toBe('sending');
    clock.increment(1);
    expect(resend()).toBe('available');
  });

  it('no longer shows too many codes when it can be requested again', async () => {
    const { askAgain, clock, actor } = open(NEW_BUYER, {
      resendCode: () => rejection('otp_too_many_codes', 429, 600),
    });
    clock.increment(120_000);
    await askAgain();
    clock.increment(600_000);
    expect(actor.getSnapshot().context.resendFailure).toBeNull();
  });

  it.each<[string, OtpTarget, string]>([
    ['a phone is verified', NEW_BUYER, '7341'],
    ['a reset is allowed', RESETTING, '734159'],
  ])('is never asked for again once %s', async (_, target, otp) => {
    const { submit, actor, resend } = open(target, { checkCode: async () => null });
    await submit(otp);
    expect(resend()).toBe('over');
    expect(actor.getSnapshot().status).toBe('done');
  });

  it('does not disturb the code that is being checked', () => {
    const { actor, entry, clock } = open(NEW_BUYER, {});
    clock.increment(120_000);
    actor.send({ type: 'code.submitted', otp: '7341' });
    actor.send({ type: 'resend.requested', channel: 'sms' });
    expect(entry()).toBe('checking');
  });
});

describe('a mistyped phone number', () => {
  const RIGHT = '+2348039876543';
  const user = buildBuyer({ phone: RIGHT, phoneVerified: false });
  const correct = async (calls: Calls, waitedMs = 0) => {
    const flow = open(NEW_BUYER, calls);
    flow.clock.increment(waitedMs);
    flow.actor.send({ type: 'correction.started' });
    flow.actor.send({ type: 'phone.submitted', phone: RIGHT });
    await waitFor(flow.actor, (snapshot) => !snapshot.hasTag('busy'), { timeout: 1000 });
    return flow;
  };

  it('is replaced: the new one gets a code, and the next code waits 120 seconds', async () => {
    const correctPhone = vi.fn(async () => user);
    const { entry, resend, clock, actor, effects } = await correct({ correctPhone }, 120_000);
    expect(correctPhone).toHaveBeenCalledExactlyOnceWith({ phone: RIGHT });
    expect(entry()).toEqual({ form: 'ready' });
    expect(effects.notifyCorrection).toHaveBeenCalledTimes(1);
    expect(effects.emptyBoxes).toHaveBeenCalledTimes(1);
    expect(effects.rememberResendTime).toHaveBeenCalledTimes(1);
    expect(actor.getSnapshot().context.resendAvailableAtMs).toBe(240_000);
    clock.increment(119_999);
    expect(resend()).toBe('cooling');
    clock.increment(1);
    expect(resend()).toBe('available');
  });

  it.each<[Failure['code'], number | null, string]>([
    ['invalid_fields', 422, 'rejected'],
    ['otp_too_many_codes', 429, 'limited'],
    ['network_down', null, 'unreachable'],
  ])('can be corrected again after %s', async (code, status, state) => {
    const { entry, resend, effects } = await correct({ correctPhone: () => rejection(code, status) });
    expect(entry()).toEqual({ correcting: state });
    expect(resend()).toBe('cooling');
    expect(effects.notifyCorrection).not.toHaveBeenCalled();
  });

  it('times out at the deadline, not before', () => {
    const { actor, clock, entry } = open(NEW_BUYER, {});
    actor.send({ type: 'correction.started' });
    actor.send({ type: 'phone.submitted', phone: RIGHT });
    clock.increment(CALL_DEADLINE_MS - 1);
    expect(entry()).toBe('savingPhone');
    clock.increment(1);
    expect(entry()).toEqual({ correcting: 'unreachable' });
  });

  it('cannot be changed by a stranger who resets a password', () => {
    const { actor, entry } = open(RESETTING, {});
    actor.send({ type: 'correction.started' });
    expect(entry()).toEqual({ form: 'ready' });
  });
});
