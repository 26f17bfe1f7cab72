import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, createActor, createMachine, fromPromise, StateMachine } from 'xstate';
import { NO_FILTERS } from '#machines/search/search.filters.ts';
import { brokenRules, LIFELONG_ACTORS } from './machineRules.ts';

const modules = import.meta.glob<Record<string, unknown>>('../../src/machines/**/*.machine.ts', {
  eager: true,
});
const machines = Object.values(modules).flatMap((module) =>
  Object.values(module).filter((value): value is AnyStateMachine => value instanceof StateMachine),
);

/** Inputs for the machines whose context depends on their input. */
const INPUTS: Readonly<Record<string, unknown>> = {
  changePlan: { contributionId: 'c', requestId: 'r' },
  contact: { requestId: 'r' },
  contribution: {
    userId: 'u',
    wantedStep: 'unit',
    termsVersion: '1',
    propertyId: null,
    apartmentId: null,
    saved: null,
  },
  createPassword: { otp: '1234', identifier: 'tolu@example.com' },
  dashboardContribution: {
    contributionId: 'c',
    requestId: 'r',
    dueKobo: null,
    remainingKobo: 1,
    awaitingPayment: null,
    draft: null,
  },
  inspection: { requestId: 'r' },
  leavePlan: { contributionId: 'c' },
  letter: { documentId: 'd', isOpen: false },
  propertyRequest: { requestId: 'r' },
  savedToggle: { propertyId: 'p', isSaved: false },
  search: { filters: NO_FILTERS, notices: [] },
  session: { stored: null, nowMs: 0 },
  verifyContact: { channel: 'email', resendAvailableAtMs: null },
  withdrawal: { requestId: 'r', balanceKobo: 1, leftTodayKobo: 1 },
  verifyOtp: { target: { purpose: 'onboard', userId: 'u' }, resendAvailableAtMs: null },
};

it('finds the machine of every file', () => {
  expect(machines.length).toBeGreaterThan(0);
  expect(machines).toHaveLength(Object.keys(modules).length);
  expect(new Set(machines.map(({ id }) => id)).size).toBe(machines.length);
});

describe.each(machines.map((machine) => [machine.id, machine] as const))('%s', (id, machine) => {
  it('describes, ends, bounds and names what it should', () => {
    expect(brokenRules(machine)).toStrictEqual([]);
  });

  it('begins with plain data', () => {
    const { context } = createActor(machine, { input: INPUTS[id] }).getSnapshot();
    expect(JSON.parse(JSON.stringify(context))).toStrictEqual(context);
  });

  it('has no effect that is silent where nobody provides it', () => {
    const silent = Object.entries(machine.implementations.actions)
      .filter(([, action]) => /=>\s*\{\s*\}$/.test(String(action)))
      .map(([name]) => name);
    expect(silent).toStrictEqual([]);
  });
});

describe('the rules', () => {
  it('know their exceptions', () => {
    const invoked = machines.flatMap(({ root }) =>
      root.invoke.map((actor) => `${root.machine.id} ${actor.id}`),
    );
    expect(invoked).toEqual(expect.arrayContaining([...LIFELONG_ACTORS]));
  });

  it('find what breaks them', () => {
    const call = fromPromise(async () => {});
    const bad = createMachine({
      id: 'bad',
      initial: 'asking',
      states: {
        asking: {
          description: 'Asks.',
          invoke: [{ src: call }, { id: 'call', src: call }],
          on: { SUBMIT: { target: 'stuck', description: 'Told.' }, 'form.submit': 'stuck' },
        },
        stuck: { description: 'Stays.' },
      },
    });
    expect(brokenRules(bad)).toStrictEqual([
      'bad: has no description',
      'bad.asking: form.submit has no description',
      'bad.asking: invokes without an id',
      'bad.asking: call has no onError',
      'bad.asking: call has no onDone',
      'bad.asking: call has no deadline',
      'bad.asking: SUBMIT is no fact of the past',
      'bad.asking: form.submit is no fact of the past',
      'bad.stuck: has no way out',
    ]);
  });
});
