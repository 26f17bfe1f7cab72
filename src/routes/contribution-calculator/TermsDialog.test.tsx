// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as contributions from '#api/calls/contributions.ts';
import * as properties from '#api/calls/properties.ts';
import * as wallets from '#api/calls/wallet.ts';
import { UNKNOWN_MESSAGE } from '#api/failure.ts';
import { naira } from '#domain/money.ts';
import {
  contribution,
  IDS,
  networkDown,
  rejection,
} from '#machines/contribution/model/contribution.fixtures.ts';
import {
  address,
  agree,
  choosePlan,
  chooseUnit,
  clearStorages,
  fillCalculator,
  mockAllCalls,
  open,
  reachCalculator,
  reachPayment,
  UNIT_PAGE,
  user,
  walletWith,
} from '#tests/fixtures/wizard.tsx';

vi.mock(import('#api/calls/contributions.ts'));
vi.mock(import('#api/calls/properties.ts'));
vi.mock(import('#api/calls/wallet.ts'));

beforeEach(mockAllCalls);
afterEach(clearStorages);

describe('the terms', () => {
  it('say the buyer’s own unit, amounts and dates', async () => {
    open(UNIT_PAGE);
    await chooseUnit();
    await choosePlan('B');
    await fillCalculator();
    const terms = await screen.findByRole('dialog', {
      name: 'Before you proceed, here are the terms for starting a contribution scheme',
    });
    expect(within(terms).getAllByRole('listitem')).toHaveLength(6);
    expect(terms.textContent).toContain(
      'Ile Ayo Court, Block 1, Ground floor, U1 is taken off the list for you',
    );
    expect(terms.textContent).toContain('You contribute ₦312,500 a month for 24 months.');
    expect(terms.textContent).toContain('the mortgage of ₦17,500,000 is applied for');
    expect(terms.textContent).toContain('all that you have paid goes into your wallet');
    expect(terms.textContent).toContain('No next of kin is named.');
    await user.click(within(terms).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(contributions.createContribution).not.toHaveBeenCalled();
  });

  it('wait for the balance, so that what it pays at once is said before the buyer agrees', async () => {
    const loading = Promise.withResolvers<ReturnType<typeof walletWith>>();
    vi.mocked(wallets.getWallet).mockReturnValue(loading.promise);
    await reachCalculator('B');
    await fillCalculator();
    const terms = within(await screen.findByRole('dialog'));
    const agreeing = terms.getByRole('button', { name: 'Agree' });
    await user.click(agreeing);
    expect(contributions.createContribution).not.toHaveBeenCalled();
    loading.resolve(walletWith(naira(312_500)));
    expect(await terms.findByText('Your wallet pays the first amount at once')).toBeDefined();
    await user.click(agreeing);
    await waitFor(() => expect(contributions.createContribution).toHaveBeenCalledTimes(1));
  });

  it.each([
    ['B', naira(312_500), 'It covers the ₦312,500 that is due now, which leaves it when you agree.'],
    ['B', naira(312_499), null],
    ['C', naira(20_000_000), null],
  ] as const)(
    'say on Plan %s, with %i kobo in the wallet, what it pays at once',
    async (plan, balanceKobo, said) => {
      vi.mocked(wallets.getWallet).mockResolvedValue(walletWith(balanceKobo));
      await reachCalculator(plan);
      await fillCalculator();
      const terms = await screen.findByRole('dialog');
      await waitFor(() => expect(wallets.getWallet).toHaveBeenCalled());
      await Promise.all(vi.mocked(wallets.getWallet).mock.results.map(({ value }) => value));
      if (said === null) {
        expect(terms.textContent).not.toContain('leaves it when you agree');
        expect(terms.textContent).toContain('You hold the unit for');
      } else {
        await waitFor(() => expect(terms.textContent).toContain(said));
        expect(terms.textContent).toContain('The unit is reserved for you at once.');
        expect(terms.textContent).not.toMatch(/You hold the unit|no payment arrives/);
      }
    },
  );

  it('stay open when the network is lost, and repeat the same request', async () => {
    vi.mocked(contributions.createContribution).mockRejectedValueOnce(networkDown());
    await reachPayment();
    const terms = await screen.findByRole('dialog');
    expect(within(terms).getByRole('alert').textContent).toContain('Nothing was lost');
    await agree();
    await waitFor(() => expect(address()).toBe('/send-payment'));
    // By itself it would be shown for five seconds, over the next page.
    await waitFor(() => expect(screen.queryByText(UNKNOWN_MESSAGE)).toBeNull(), { timeout: 4_000 });
    const [first, second] = vi.mocked(contributions.createContribution).mock.calls;
    expect(second).toEqual(first);
    expect(first?.[0]).toMatchObject({ apartmentId: IDS.unit, plan: 'B', durationMonths: 24, age: 34 });
  });

  it('lead back to the units when someone was faster', async () => {
    vi.mocked(contributions.createContribution).mockRejectedValueOnce(rejection('unit_taken'));
    await reachPayment();
    expect(
      await screen.findByText('Someone else has just taken this unit. Please pick another.'),
    ).toBeDefined();
    await waitFor(() => expect(address()).toBe(UNIT_PAGE));
    expect(properties.getProperty).toHaveBeenCalledTimes(2);
  });

  it('lead to the dashboard where the unit is the buyer’s own', async () => {
    const message = 'You have this unit already. Continue from your dashboard.';
    vi.mocked(contributions.createContribution).mockRejectedValueOnce(rejection('unit_already_yours'));
    await reachPayment();
    expect(await screen.findByText(message)).toBeDefined();
    const wayOn = screen.getByRole('link', { name: 'Go to your dashboard' });
    expect(wayOn.getAttribute('href')).toBe('/dashboard/properties');
  });

  it('show the server’s field errors at the fields', async () => {
    vi.mocked(contributions.createContribution).mockRejectedValueOnce(
      rejection('invalid_fields', { age: 'That age is not right.' }),
    );
    await reachPayment();
    expect(await screen.findByText('That age is not right.')).toBeDefined();
    expect(screen.getByLabelText('Age')).toHaveProperty('value', '34');
  });

  it('end on the dashboard on Plan C', async () => {
    vi.mocked(contributions.createContribution).mockResolvedValueOnce(contribution('C'));
    await reachPayment('C');
    await waitFor(() => expect(address()).toBe('/dashboard/property/ile-ayo-court-000040'));
  });
});
