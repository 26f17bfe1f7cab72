// @vitest-environment happy-dom

import { cleanup } from '@testing-library/react';
import { createElement, Fragment } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { cover } from '#flows/paths/cover.ts';
import { sentenceOf } from '#flows/paths/path.ts';
import { contributionModel } from '#machines/contribution/model/contribution.model.ts';
import { dashboardContributionModel } from '#machines/dashboardContribution/model/dashboardContribution.model.ts';
import { walkAsBuyer } from './screen.ts';
import { SCREENS } from './screens/screens.ts';

// Plants faults in screens whose flows are correct, and asserts what the generated paths report.
const planted = vi.hoisted(() => ({ fault: null as 'wrong amount' | 'no account' | null }));

vi.mock('#api/client.ts', async () => ({ call: (await import('./server.ts')).call }));

vi.mock('#domain/payments/transfers.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('#domain/payments/transfers.ts')>();
  const transferKobo: typeof original.transferKobo = (payment) =>
    original.transferKobo({
      ...payment,
      isBalanceSpokenFor: planted.fault === 'wrong amount' || payment.isBalanceSpokenFor,
    });
  return { ...original, transferKobo };
});

vi.mock('#routes/dashboard/wallet/AccountDetails.tsx', async (importOriginal) => {
  const { AccountDetails } =
    await importOriginal<typeof import('#routes/dashboard/wallet/AccountDetails.tsx')>();
  const Planted: typeof AccountDetails = (props) =>
    planted.fault === 'no account' ? createElement(Fragment) : createElement(AccountDetails, props);
  return { AccountDetails: Planted };
});

vi.mock('#app/contribution/AccountTicket.tsx', async (importOriginal) => {
  const { AccountTicket } = await importOriginal<typeof import('#app/contribution/AccountTicket.tsx')>();
  const Planted: typeof AccountTicket = (props) =>
    planted.fault === 'no account' ? createElement(Fragment) : createElement(AccountTicket, props);
  return { AccountTicket: Planted };
});

afterEach(() => {
  planted.fault = null;
  cleanup();
  vi.useRealTimers();
  window.localStorage.clear();
  window.sessionStorage.clear();
});

const transfer = {
  model: dashboardContributionModel,
  sentence: 'amount confirmed › awaits the transfer › transfer declared',
};
const firstPayment = { model: contributionModel, sentence: 'said that the money is sent' };

it.each([
  [
    'a wrong amount is shown to transfer',
    'wrong amount',
    transfer,
    /^At the beginning → choosing: Not seen: “You transfer₦399,500”/,
  ],
  [
    'the account is missing in the dialog',
    'no account',
    transfer,
    /^Step 2 of 4, awaits the transfer → .*: Not seen: “Account number8162 409 735”/,
  ],
  [
    'the account is missing on the payment page',
    'no account',
    firstPayment,
    /Not seen: “Account number8162 409 735”/,
  ],
] as const)('%s', async (_, fault, { model, sentence }, problem) => {
  const path = cover(model).paths.find((each) => sentenceOf(model, each).includes(sentence));
  const screen = SCREENS[model.machine.id];
  if (!path || !screen) throw new Error(`No path says '${sentence}'.`);
  await walkAsBuyer(model, screen, path);
  cleanup();
  window.sessionStorage.clear();
  planted.fault = fault;
  await expect(walkAsBuyer(model, screen, path)).rejects.toThrow(problem);
});
