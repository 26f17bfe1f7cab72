import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { vi } from 'vitest';
import * as contributions from '#api/calls/contributions.ts';
import * as properties from '#api/calls/properties.ts';
import * as wallets from '#api/calls/wallet.ts';
import { type Kobo, ZERO_KOBO } from '#domain/money.ts';
import type { Plan } from '#domain/plans.ts';
import { contribution, home, IDS, payment } from '#machines/contribution/contribution.fixtures.ts';
import { renderScreen } from '#tests/fixtures/renderScreen.tsx';
import { aUser } from '#tests/fixtures/users.ts';
import { Component as Calculator } from '../../contribution-calculator/CalculatorScreen.tsx';
import { Component as Response } from '../../contribution-response/ContributionResponseScreen.tsx';
import { Component as SelectPlan } from '../../select-plan/SelectPlanScreen.tsx';
import { Component as SelectUnit } from '../../select-unit/SelectUnitScreen.tsx';
import { Component as SendPayment } from '../../send-payment/SendPaymentScreen.tsx';
import { Component as Flow } from '../ContributionFlow.tsx';

/** Drives the wizard's pages in tests; the calls to the server are mocked by each test file. */
const Wizard = () => (
  <Routes>
    <Route element={<Flow />}>
      <Route path="/select-unit" element={<SelectUnit />} />
      <Route path="/select-plan" element={<SelectPlan />} />
      <Route path="/contribution-calculator" element={<Calculator />} />
      <Route path="/send-payment" element={<SendPayment />} />
      <Route path="/contribution-response" element={<Response />} />
    </Route>
    <Route path="*" element={null} />
  </Routes>
);

export const UNIT_PAGE = `/select-unit?property=${IDS.home}`;
export const user = userEvent.setup();

export const open = (at: string) => renderScreen(Wizard, { path: '*', at, user: aUser() });
export const address = () => screen.getAllByLabelText('Address')[0]?.textContent;
export const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));

export const walletWith = (balance: Kobo) => ({
  bankName: 'Sandbox Bank',
  accountNumber: '8162409735',
  accountName: 'Tolu Adeyemi',
  balance,
});

/** A server on which all goes well. */
export function answerAll(): void {
  vi.mocked(properties.getProperty).mockImplementation(async () => home());
  vi.mocked(contributions.createContribution).mockImplementation(async () => contribution());
  vi.mocked(contributions.getContribution).mockImplementation(async () => contribution());
  vi.mocked(contributions.listContributions).mockImplementation(async () => []);
  vi.mocked(contributions.createPayment).mockImplementation(async () => payment());
  vi.mocked(contributions.getPayment).mockImplementation(async () => payment());
  vi.mocked(contributions.cancelContribution).mockImplementation(async () => contribution());
  vi.mocked(wallets.getWallet).mockImplementation(async () => walletWith(ZERO_KOBO));
}

export function leaveNothing(): void {
  cleanup();
  vi.resetAllMocks();
  window.localStorage.clear();
  window.sessionStorage.clear();
}

export async function chooseUnit(): Promise<void> {
  await user.click(await screen.findByRole('radio', { name: /^Block 1/ }));
  await user.click(screen.getByRole('button', { name: 'U1, Available' }));
  await press('Next');
}

export async function choosePlan(plan: Plan): Promise<void> {
  await user.click(await screen.findByRole('button', { name: `Choose Plan ${plan}` }));
}

export async function fillCalculator(age = '34'): Promise<void> {
  await user.type(await screen.findByLabelText('Age'), age);
  await user.type(screen.getByLabelText('Salary a month'), '850000');
  await user.selectOptions(screen.getByLabelText('Duration'), '24');
  await press('Continue');
}

export async function agree(): Promise<void> {
  const terms = await screen.findByRole('dialog');
  await user.click(within(terms).getByRole('button', { name: 'Agree' }));
}

export async function reachCalculator(plan: Plan) {
  const view = open(UNIT_PAGE);
  await chooseUnit();
  await choosePlan(plan);
  await screen.findByLabelText('Age');
  return view;
}

export async function reachPayment(plan: Plan = 'B') {
  const view = await reachCalculator(plan);
  await fillCalculator();
  await agree();
  return view;
}
