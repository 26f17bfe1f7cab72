// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPayment, listContributions, type Payment } from '#api/calls/contributions.ts';
import { getWallet } from '#api/calls/wallet.ts';
import { ApiError, NETWORK_MESSAGE } from '#api/failure.ts';
import { naira } from '#domain/money.ts';
import { contributionOf, paymentOf } from '#tests/fixtures/contributions.ts';
import { renderScreen, walletOf } from '#tests/fixtures/renderDashboard.tsx';
import { useContributions } from '../../money/useContributions.ts';
import { MakeContribution } from './MakeContribution.tsx';

vi.mock('#api/calls/contributions.ts');
vi.mock('#api/calls/wallet.ts');

const contribution = contributionOf({ paid: naira(3_600_000) });

beforeEach(() => {
  vi.mocked(listContributions).mockResolvedValue([contribution]);
  vi.mocked(getWallet).mockResolvedValue(walletOf(45_000));
});
afterEach(cleanup);

async function open(Screen = () => <MakeContribution contribution={contribution} />) {
  const view = renderScreen(Screen);
  await view.user.click(screen.getByRole('button', { name: 'Make Contribution' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Make Contribution' }));
  const press = (name: string) => view.user.click(dialog.getByRole('button', { name }));
  return { ...view, dialog, press };
}

describe('Make Contribution', () => {
  it('offers the fixed amount, what it brings, and what is left to transfer', async () => {
    const { dialog } = await open();
    expect(dialog.getByText('Ewe Terraces, Block 1, U4')).toBeDefined();
    expect(
      dialog.getByRole('radio', { name: /^Pay Month 10, 28 Nov 2026/ }).getAttribute('aria-checked'),
    ).toBe('true');
    expect(dialog.getByText('10 of 24 squares')).toBeDefined();
    expect(await dialog.findByText('− ₦45,000')).toBeDefined();
    expect(dialog.getByText('₦355,000')).toBeDefined();
  });

  it('shows where to send the money, and then that it is awaited', async () => {
    const { dialog, press } = await open();
    vi.mocked(createPayment).mockResolvedValue(paymentOf({ status: 'awaiting_transfer', receivedAt: null }));
    await dialog.findByText('₦355,000');
    await press('Continue');
    expect(await dialog.findByText('8162 409 735')).toBeDefined();
    expect(dialog.getByText('Sandbox Bank')).toBeDefined();
    expect(dialog.getByText('₦355,000')).toBeDefined();
    await press('I have sent the money');
    expect(await dialog.findByRole('heading', { name: 'We are waiting for ₦355,000' })).toBeDefined();
    expect(vi.mocked(createPayment).mock.calls[0]?.slice(0, 2)).toEqual(['contribution-1', naira(400_000)]);
  });

  it('says that the wallet covers it, and that it was received at once', async () => {
    vi.mocked(getWallet).mockResolvedValue(walletOf(500_000));
    const { dialog, press } = await open();
    vi.mocked(createPayment).mockResolvedValue(paymentOf());
    await dialog.findByText('− ₦400,000');
    await press('Continue');
    expect(await dialog.findByText('Your wallet balance covers this')).toBeDefined();
    await press('Pay from wallet');
    expect(await dialog.findByRole('heading', { name: 'You just made a contribution' })).toBeDefined();
    expect(dialog.getByText(/has been received, from your wallet balance/)).toBeDefined();
    await press('Done');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('refuses an empty custom amount and one above what remains, at the field', async () => {
    const { dialog, press, user } = await open();
    await user.click(dialog.getByRole('radio', { name: /Pay a custom amount/ }));
    await press('Continue');
    const field = dialog.getByLabelText('Amount');
    expect(dialog.getByText('Enter an amount of more than ₦0.')).toBeDefined();
    expect(document.activeElement).toBe(field);
    await user.type(field, '6000001');
    await press('Continue');
    expect(dialog.getByText('That is more than is left to contribute, ₦6,000,000.')).toBeDefined();
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });

  it('brings the server’s refusal of an amount back to the field, with the choice kept', async () => {
    const { dialog, press, user } = await open();
    vi.mocked(createPayment).mockRejectedValue(
      new ApiError({
        code: 'amount_above_remaining',
        status: 422,
        fields: { amount: 'Only ₦100,000 is left.' },
      }),
    );
    await user.click(dialog.getByRole('radio', { name: /Pay a custom amount/ }));
    await user.type(dialog.getByLabelText('Amount'), '500000');
    await press('Continue');
    await press('I have sent the money');
    expect(await dialog.findByText('Only ₦100,000 is left.')).toBeDefined();
    expect(dialog.getByLabelText<HTMLInputElement>('Amount').value).toBe('500,000');
  });

  it('keeps the choice when the network is lost, and repeats the same request', async () => {
    const { dialog, press } = await open();
    vi.mocked(createPayment).mockRejectedValueOnce(new ApiError({ code: 'network_down', status: null }));
    vi.mocked(createPayment).mockResolvedValueOnce(paymentOf());
    await press('Continue');
    await press('I have sent the money');
    expect(await dialog.findByText(NETWORK_MESSAGE)).toBeDefined();
    await press('I have sent the money');
    await dialog.findByRole('heading', { name: 'You just made a contribution' });
    const [first, second] = vi.mocked(createPayment).mock.calls.map(([, , key]) => key);
    expect(second).toBe(first);
  });

  it('fetches what a payment changed, also when its answer comes after the dialog was closed', async () => {
    let answer: (payment: Payment) => void = () => {};
    vi.mocked(createPayment).mockReturnValueOnce(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    const Screen = () => {
      useContributions();
      return <MakeContribution contribution={contribution} />;
    };
    const { press, user } = await open(Screen);
    await press('Continue');
    await press('I have sent the money');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const before = vi.mocked(listContributions).mock.calls.length;
    answer(paymentOf({ status: 'awaiting_transfer', receivedAt: null }));
    await waitFor(() => expect(listContributions).toHaveBeenCalledTimes(before + 1));
  });

  it('is not offered where nothing is left to pay', () => {
    const whole = contributionOf({ paid: naira(9_600_000) });
    renderScreen(() => <MakeContribution contribution={whole} />);
    expect(screen.queryByRole('button', { name: 'Make Contribution' })).toBeNull();
  });
});
