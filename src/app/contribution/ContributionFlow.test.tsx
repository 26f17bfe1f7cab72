// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as contributions from '#api/calls/contributions.ts';
import * as properties from '#api/calls/properties.ts';
import { ERRORS } from '#api/contract/errors.ts';
import { ZERO_KOBO } from '#domain/money.ts';
import { STEP_NOTICES } from '#machines/contribution/contribution.notices.ts';
import {
  contribution,
  home,
  IDS,
  networkDown,
  payment,
  receivedContribution,
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
  press,
  reachCalculator,
  reachPayment,
  UNIT_PAGE,
  user,
} from '#tests/fixtures/wizard.tsx';

vi.mock(import('#api/calls/contributions.ts'));
vi.mock(import('#api/calls/properties.ts'));
vi.mock(import('#api/calls/wallet.ts'));

const homeWithHeldUnits = home({
  buildings: home().buildings.map((block) => ({
    ...block,
    apartments: block.apartments.map((apartment) => ({ ...apartment, status: 'held' })),
  })),
});

beforeEach(mockAllCalls);
afterEach(clearStorages);

describe('the address', () => {
  it('follows back and forward to allowed steps, and explains why a step is not allowed', async () => {
    const { router } = await reachPayment();
    await waitFor(() => expect(address()).toBe('/send-payment'));
    await router.navigate(-1);
    expect(
      await screen.findByText(
        'This unit is held for you. Send the money, or cancel the payment to choose again.',
      ),
    ).toBeDefined();
    await waitFor(() => expect(address()).toBe('/send-payment'));
  });

  it('goes back to the plans, and forward with the typed values', async () => {
    const { router } = open(UNIT_PAGE);
    await chooseUnit();
    await choosePlan('B');
    await user.type(await screen.findByLabelText('Age'), '34');
    await router.navigate(-1);
    expect(await screen.findByRole('heading', { name: 'Choose how you will pay' })).toBeDefined();
    await router.navigate(-1);
    expect(await screen.findByRole('button', { name: 'Ground floor, U1, Selected' })).toBeDefined();
    await router.navigate(2);
    expect(await screen.findByLabelText('Age')).toHaveProperty('value', '34');
  });

  it('is corrected if its step is not allowed yet', async () => {
    open(UNIT_PAGE);
    await chooseUnit();
    await waitFor(() => expect(address()).toBe('/select-plan'));
    cleanup();
    open('/send-payment');
    expect(await screen.findByText('Choose a plan first.')).toBeDefined();
    await waitFor(() => expect(address()).toBe('/select-plan'));
  });

  it('sets the page title even if the home fails to load', async () => {
    open(UNIT_PAGE);
    await chooseUnit();
    await waitFor(() => expect(address()).toBe('/select-plan'));
    cleanup();
    vi.mocked(properties.getProperty).mockRejectedValueOnce(networkDown());
    open('/select-plan');
    const failure = { level: 1, name: 'We could not open this home' };
    expect(await screen.findByRole('heading', failure)).toBeDefined();
    expect(document.title).toMatch(/^Choose a plan · /);
  });

  it('survives a reload with the typed values', async () => {
    open(UNIT_PAGE);
    await chooseUnit();
    await choosePlan('B');
    await user.type(await screen.findByLabelText('Age'), '34');
    cleanup();
    open('/contribution-calculator');
    expect(await screen.findByLabelText('Age')).toHaveProperty('value', '34');
  });

  it('of a home that is not there leaves what was chosen before', async () => {
    open(UNIT_PAGE);
    await chooseUnit();
    await waitFor(() => expect(address()).toBe('/select-plan'));
    cleanup();
    vi.mocked(properties.getProperty).mockRejectedValueOnce(rejection('not_found'));
    open(`/select-unit?property=${IDS.otherHome}`);
    expect(await screen.findByText(STEP_NOTICES.homeNotFound.message)).toBeDefined();
    cleanup();
    open('/select-plan');
    expect(await screen.findByRole('heading', { name: 'Choose how you will pay' })).toBeDefined();
  });

  it('selects a unit once: a reload keeps the unit chosen since', async () => {
    open(`${UNIT_PAGE}&unit=${IDS.unit}`);
    expect(await screen.findByRole('button', { name: 'Ground floor, U1, Selected' })).toBeDefined();
    await waitFor(() => expect(address()).toBe(UNIT_PAGE));
    await user.click(screen.getByRole('radio', { name: /^Block 2/ }));
    await user.click(screen.getByRole('button', { name: 'U1, Available' }));
    cleanup();
    open(UNIT_PAGE);
    expect(await screen.findByRole('radio', { name: /^Block 2/, checked: true })).toBeDefined();
    expect(screen.getByRole('button', { name: 'U1, Selected' })).toBeDefined();
  });

  it('starts over for another home', async () => {
    const { router } = open(UNIT_PAGE);
    await chooseUnit();
    await waitFor(() => expect(address()).toBe('/select-plan'));
    vi.mocked(properties.getProperty).mockResolvedValue(home({ id: IDS.otherHome, title: 'Ewe Terraces' }));
    await router.navigate(`/select-unit?property=${IDS.otherHome}`);
    expect(await screen.findByRole('heading', { name: 'Ewe Terraces' })).toBeDefined();
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  });

  describe('of the payment, in a browser that knows of no contribution', () => {
    const held = contribution('B', { awaitingPayment: payment() });

    it('opens that of the unit that the buyer holds', async () => {
      vi.mocked(contributions.listContributions).mockResolvedValue([held]);
      vi.mocked(contributions.getContribution).mockResolvedValue(held);
      open('/send-payment');
      expect(await screen.findByRole('heading', { name: /^Send .* to your account/ })).toBeDefined();
      expect(vi.mocked(contributions.getContribution).mock.calls[0]?.[0]).toBe(held.id);
      await waitFor(() => expect(address()).toBe('/send-payment'));
    });

    it.each([
      ['of another home', { ...held, property: { ...held.property, id: IDS.otherHome } }],
      ['that is paid', receivedContribution()],
    ])('leaves a contribution %s alone', async (_, other) => {
      open(UNIT_PAGE);
      await chooseUnit();
      await waitFor(() => expect(address()).toBe('/select-plan'));
      cleanup();
      vi.mocked(contributions.listContributions).mockResolvedValue([other]);
      open('/send-payment');
      expect(await screen.findByText('Choose a plan first.')).toBeDefined();
    });

    it('says so where it cannot be asked for, and opens it at the next try', async () => {
      vi.mocked(contributions.listContributions).mockRejectedValueOnce(networkDown());
      vi.mocked(contributions.getContribution).mockResolvedValue(held);
      open('/send-payment');
      const failed = { level: 1, name: 'We could not open your payment' };
      expect(await screen.findByRole('heading', failed)).toBeDefined();
      vi.mocked(contributions.listContributions).mockResolvedValue([held]);
      await press('Try again');
      expect(await screen.findByRole('heading', { name: /^Send .* to your account/ })).toBeDefined();
    });

    it('says what comes first where the buyer holds no unit', async () => {
      open('/send-payment');
      expect(await screen.findByRole('heading', { name: 'Choose a home first.' })).toBeDefined();
      expect(screen.getByRole('link', { name: 'Go to your dashboard' }).getAttribute('href')).toBe(
        '/dashboard',
      );
    });
  });

  describe('after an agreement that was sent, but not heard of', () => {
    async function reloadWith(agreed: contributions.Contribution, plan: 'B' | 'C' = 'B') {
      await reachCalculator(plan);
      await fillCalculator();
      vi.mocked(contributions.createContribution).mockRejectedValueOnce(networkDown());
      await agree();
      await waitFor(() => expect(contributions.createContribution).toHaveBeenCalledTimes(1));
      cleanup();
      vi.mocked(contributions.listContributions).mockResolvedValue([agreed]);
      vi.mocked(contributions.getContribution).mockResolvedValue(agreed);
      vi.mocked(properties.getProperty).mockResolvedValue(homeWithHeldUnits);
      open('/contribution-calculator');
    }

    it('opens the payment of the unit, which is held', async () => {
      await reloadWith(contribution('B', { awaitingPayment: payment() }));
      expect(await screen.findByRole('heading', { name: /^Send .* to your account/ })).toBeDefined();
      await waitFor(() => expect(address()).toBe('/send-payment'));
    });

    it.each([
      ['on Plan C', 'C', contribution('C', { checkoutAmount: ZERO_KOBO })],
      ['if the wallet has paid it', 'B', receivedContribution()],
    ] as const)('says that the unit is the buyer’s already %s', async (_, plan, agreed) => {
      await reloadWith(agreed, plan);
      expect(await screen.findByText(ERRORS.unit_already_yours.message)).toBeDefined();
    });
  });
});
