import { expect, it } from 'vitest';
import { type AnyStateMachine, assign, createMachine } from 'xstate';
import { boundariesOf, firesAt } from '#flows/paths/boundary.ts';
import { type Cover, cover } from '#flows/paths/cover.ts';
import { walk } from '#flows/paths/walk.ts';
import type { BuyerModel } from '#machines/about/model.ts';
import { contributionModel } from '#machines/contribution/model/contribution.model.ts';
import { amountProblem, chosenKobo } from '#machines/dashboardContribution/dashboardContribution.amounts.ts';
import type { DashboardContributionContext } from '#machines/dashboardContribution/dashboardContribution.events.ts';
import { dashboardContributionModel } from '#machines/dashboardContribution/model/dashboardContribution.model.ts';
import { loginModel } from '#machines/login/model/login.model.ts';
import { verifyContactModel } from '#machines/verifyContact/model/verifyContact.model.ts';
import { verifyOtpModel } from '#machines/verifyOtp/model/verifyOtp.model.ts';
import { withoutEffects } from './mutate/actions.ts';

// Plants faults that a check of states alone would miss, and asserts what the generated paths report.

/** The cooldown after the newest code is half as long. */
const shortCooldown = {
  startCooldown: assign(
    ({ context }: { context: { nowMs: number; resendAvailableAtMs: number | null } }) => ({
      resendAvailableAtMs: context.nowMs + 60_000,
    }),
  ),
};

const withShortCooldown = (machine: AnyStateMachine): AnyStateMachine =>
  machine.provide({ actions: shortCooldown });

/** The same machine with a changed input for the call of one state. */
function sending(
  machine: AnyStateMachine,
  state: string,
  change: (input: Record<string, unknown>) => object,
): AnyStateMachine {
  const { states = {} } = machine.config;
  const { invoke } = Object(states[state]);
  const changed = { ...invoke, input: (argument: unknown) => change(invoke.input(argument)) };
  const config = {
    ...machine.config,
    states: { ...states, [state]: { ...states[state], invoke: changed } },
  };
  return createMachine(config as AnyStateMachine['config'], machine.implementations);
}

/** The same machine with the first use of this effect removed. */
function without(machine: AnyStateMachine, effect: string): AnyStateMachine {
  const found = withoutEffects(machine).find(({ name }) => name.startsWith(`${effect} `));
  if (!found) throw new Error(`${machine.id} has no effect ${effect}.`);
  return found.machine;
}

const covers = new Map<BuyerModel, Cover>();

function problemsOf(model: BuyerModel, machine: AnyStateMachine): string[] {
  const covered = covers.get(model) ?? cover(model);
  covers.set(model, covered);
  const rings = boundariesOf(covered).flatMap((boundary) => {
    const { before, at } = firesAt(model, boundary, machine);
    return before || !at ? boundary.name : [];
  });
  return [...covered.paths.flatMap((path) => walk(model, path, machine) ?? []), ...rings];
}

/** Rejects a payment of the full remaining amount: `>=` instead of `>`. */
const withStricterLimit = (machine: AnyStateMachine): AnyStateMachine =>
  machine.provide({
    guards: {
      isAmountPayable: ({ context }: { context: DashboardContributionContext }) =>
        amountProblem(context) === null && Number(chosenKobo(context)) < context.remainingKobo,
    },
  });

/** Takes the new key of each press, though the payment was already asked for under another. */
const withReplacedKey = (machine: AnyStateMachine): AnyStateMachine =>
  machine.provide({
    actions: { preparePayment: assign(({ event }) => ({ paymentKey: event.newKey })) },
  });

let tries = 0;
const { machine: dashboard } = dashboardContributionModel;

it.each<[string, BuyerModel, AnyStateMachine, RegExp]>([
  [
    'nobody is logged in after a login',
    loginModel,
    without(loginModel.machine, 'beginSession'),
    /does \[openDestination\]; the model says \[beginSession, openDestination\]/,
  ],
  [
    'the next code comes after 60 seconds',
    verifyOtpModel,
    withShortCooldown(verifyOtpModel.machine),
    /rememberResendTime carries/,
  ],
  [
    'the next code for a new address comes after 60 seconds',
    verifyContactModel,
    withShortCooldown(verifyContactModel.machine),
    /resendCooldown/,
  ],
  [
    'ten times the amount is sent',
    dashboardContributionModel,
    sending(dashboard, 'declaring', (input) => ({ ...input, amountKobo: Number(input.amountKobo) * 10 })),
    /declarePayment sends/,
  ],
  [
    'all that is left cannot be paid',
    dashboardContributionModel,
    withStricterLimit(dashboard),
    /'all that is left confirmed' took choosing\|amount\.confirmed\|1; the map says choosing\|amount\.confirmed\|0/,
  ],
  [
    'each try has a key of its own',
    dashboardContributionModel,
    sending(dashboard, 'declaring', (input) => {
      tries += 1;
      return { ...input, idempotencyKey: `key-${tries}` };
    }),
    /a retry of declarePayment .* has another key/,
  ],
  [
    'each press of a button that announces a payment replaces its key',
    contributionModel,
    withReplacedKey(contributionModel.machine),
    /a retry of declareTransfer .* has another key/,
  ],
])('%s', (_, model, machine, problem) => {
  expect(problemsOf(model, model.machine)).toStrictEqual([]);
  expect(problemsOf(model, machine).join('\n')).toMatch(problem);
});
