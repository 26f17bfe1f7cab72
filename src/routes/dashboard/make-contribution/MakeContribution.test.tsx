// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SimulatedClock } from 'xstate';
import {
  createPayment,
  getPayment,
  listContributions,
  type Payment,
  withdrawPayment,
} from '#api/calls/contributions.ts';
import { getWallet } from '#api/calls/wallet.ts';
import { ApiError, NETWORK_MESSAGE } from '#api/failure.ts';
import { useContributions } from '#app/money/useContributions.ts';
import { invalidateAreas } from '#app/queries/keys.ts';
import { naira } from '#domain/money.ts';
import { contributionOf, paymentOf } from '#tests/fixtures/contributions.ts';
import { PaymentDashboard } from '#tests/fixtures/PaymentDashboard.tsx';
import { renderScreen, walletOf } from '#tests/fixtures/renderDashboard.tsx';
// Imported here because loading it on first use is slow on a busy machine.
import './ContributionDialog.tsx';
import { MakeContribution } from './MakeContribution.tsx';

vi.mock('#api/calls/contributions.ts');
vi.mock('#api/calls/wallet.ts');

const contribution = contributionOf({ paid: naira(3_600_000) });
const awaiting = paymentOf({ status: 'awaiting_transfer', receivedAt: null });

beforeEach(() => {
  vi.mocked(listContributions).mockResolvedValue([contribution]);
  vi.mocked(getWallet).mockResolvedValue(walletOf(45_000));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

async function open(Screen = () => <MakeContribution contribution={contribution} />) {
  const clock = new SimulatedClock();
  const view = renderScreen(Screen, { host: { options: { clock } } });
  await view.user.click(await screen.findByRole('button', { name: 'Make Contribution' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Make Contribution' }));
  const press = (name: string) => view.user.click(dialog.getByRole('button', { name }));
  const hearOfChange = () => act(() => view.live.publish({ kind: 'payment', id: 'payment-1' }));
  return { ...view, dialog, press, hearOfChange };
}

type Opened = Awaited<ReturnType<typeof open>>['dialog'];
/** Waits for the balance, which is needed to confirm. */
const ready = (dialog: Opened) =>
  waitFor(() =>
    expect(dialog.getByRole('button', { name: 'Continue' }).getAttribute('aria-busy')).not.toBe('true'),
  );

describe('Make Contribution', () => {
  it('offers the fixed amount, what it brings, and what is left to transfer', async () => {
    const { dialog } = await open();
    expect(dialog.getByText('Ewe Terraces, Block 1, Ground floor, U4')).toBeDefined();
    expect(
      dialog.getByRole('radio', { name: /^Pay Month 10, 28 Nov 2026/ }).getAttribute('aria-checked'),
    ).toBe('true');
    expect(dialog.getByText('10 of 24 instalments')).toBeDefined();
    const fromWallet = await dialog.findByRole('button', { name: '₦45,000: how it is worked out' });
    expect(fromWallet.parentElement?.textContent).toBe('− ₦45,000');
    expect(dialog.getByText('₦355,000')).toBeDefined();
  });

  it('shows where to send the money, and then that it is awaited', async () => {
    const { dialog, press } = await open();
    vi.mocked(createPayment).mockResolvedValue(awaiting);
    vi.mocked(getPayment).mockResolvedValue(awaiting);
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
    expect((await dialog.findByText('From your wallet balance')).parentElement?.textContent).toContain(
      '− ₦400,000',
    );
    expect(dialog.getByText('Your wallet balance covers this.')).toBeDefined();
    await press('Pay from wallet');
    expect(await dialog.findByRole('heading', { name: 'You just made a contribution' })).toBeDefined();
    expect(dialog.getByText(/has been received, from your wallet balance/)).toBeDefined();
    await press('Done');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says that the wallet no longer covers it where its money went elsewhere, until other money arrives', async () => {
    vi.mocked(getWallet).mockResolvedValue(walletOf(500_000));
    const { dialog, press, queryClient } = await open();
    const holds = async (balance: number) => {
      vi.mocked(getWallet).mockResolvedValue(walletOf(balance));
      await act(() => invalidateAreas(queryClient, 'wallet'));
    };
    vi.mocked(createPayment).mockResolvedValue(awaiting);
    vi.mocked(getPayment).mockResolvedValue(awaiting);
    await dialog.findByText('Your wallet balance covers this.');
    vi.mocked(getWallet).mockResolvedValue(walletOf(0));
    await press('Pay from wallet');
    expect(await dialog.findByText('Your wallet no longer covers this.')).toBeDefined();
    await holds(145_000);
    expect((await dialog.findByText(/has arrived/)).textContent).toMatch(/^₦145,000 .* ₦255,000\.$/);
    await holds(400_000);
    expect(await dialog.findByText(/^Your money has arrived/)).toBeDefined();
    expect(dialog.queryByText('Your wallet no longer covers this.')).toBeNull();
    await holds(0);
    await press('Back');
    await press('Continue');
    expect(await dialog.findByRole('button', { name: 'I have sent the money' })).toBeDefined();
    expect(dialog.queryByText('Your wallet no longer covers this.')).toBeNull();
  });

  it('says after a payment what is still late', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T09:00:00Z') });
    const late = contributionOf({ paid: naira(2_800_000) });
    vi.mocked(listContributions).mockResolvedValue([late]);
    vi.mocked(getWallet).mockResolvedValue(walletOf(500_000));
    const { dialog, press } = await open(() => <MakeContribution contribution={late} />);
    vi.mocked(createPayment).mockResolvedValue(paymentOf());
    await dialog.findByText('Your wallet balance covers this.');
    await press('Pay from wallet');
    const rest = await dialog.findByText(/^Still due:/);
    expect(rest.textContent).toMatch(/^Still due: ₦800,000, late since 28 Sept? 2026\.$/);
    expect(dialog.queryByText(/is due on/)).toBeNull();
  });

  it('takes no empty custom amount, none under ₦1,000 and none above what remains, and says so at the field', async () => {
    const { dialog, press, user } = await open();
    await user.click(dialog.getByRole('radio', { name: /Pay a custom amount/ }));
    await ready(dialog);
    await press('Continue');
    const field = dialog.getByLabelText('Amount');
    const described = field.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(described.map((id) => document.getElementById(id)?.textContent)).toContain(
      'At least ₦1,000, at most ₦6,000,000, which is all that is left.',
    );
    expect(dialog.getByRole('button', { name: '₦6,000,000: how it is worked out' })).toBeDefined();
    expect(dialog.getByText('Enter an amount of at least ₦1,000.')).toBeDefined();
    expect(document.activeElement).toBe(field);
    await user.type(field, '999');
    await press('Continue');
    expect(dialog.getByText('Enter an amount of at least ₦1,000.')).toBeDefined();
    await user.clear(field);
    await user.type(field, '6000001');
    await press('Continue');
    expect(dialog.getByText('That is more than is left to contribute, ₦6,000,000.')).toBeDefined();
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });

  it('brings the server’s rejection of an amount back to the field, with the choice kept', async () => {
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
    await ready(dialog);
    await press('Continue');
    expect(await dialog.findByText('Only ₦100,000 is left.')).toBeDefined();
    expect(dialog.getByLabelText<HTMLInputElement>('Amount').value).toBe('500,000');
  });

  it('keeps the choice when the network is lost, and repeats the same request', async () => {
    const { dialog, press } = await open();
    vi.mocked(createPayment).mockRejectedValueOnce(new ApiError({ code: 'network_down', status: null }));
    vi.mocked(createPayment).mockResolvedValueOnce(paymentOf());
    await ready(dialog);
    await press('Continue');
    expect(await dialog.findByText(NETWORK_MESSAGE)).toBeDefined();
    await press('Continue');
    await dialog.findByRole('heading', { name: 'You just made a contribution' });
    const [first, second] = vi.mocked(createPayment).mock.calls.map(([, , key]) => key);
    expect(second).toBe(first);
  });

  it('repeats the same request when it is opened again after a lost response, also if that payment was received', async () => {
    const { dialog, press, user, live } = await open(PaymentDashboard);
    vi.mocked(createPayment).mockRejectedValueOnce(new ApiError({ code: 'network_down', status: null }));
    vi.mocked(createPayment).mockResolvedValueOnce(paymentOf());
    await ready(dialog);
    await press('Continue');
    await dialog.findByText(NETWORK_MESSAGE);
    await user.keyboard('{Escape}');
    vi.mocked(listContributions).mockResolvedValue([contributionOf({ paid: naira(4_000_000) })]);
    act(() => live.publish({ kind: 'contribution', id: contribution.id }));
    await screen.findByText(/received for Ewe Terraces/);
    await user.click(screen.getByRole('button', { name: 'Make Contribution' }));
    const reopened = within(await screen.findByRole('dialog', { name: 'Make Contribution' }));
    await ready(reopened);
    await user.click(reopened.getByRole('button', { name: 'Continue' }));
    await reopened.findByRole('heading', { name: 'You just made a contribution' });
    const [first, second] = vi.mocked(createPayment).mock.calls.map(([, , key]) => key);
    expect(second).toBe(first);
  });

  it('warns once the plan has grown by what was tried in vain, and pays nothing by itself', async () => {
    vi.mocked(getWallet).mockResolvedValue(walletOf(500_000));
    const { dialog, press, queryClient } = await open(PaymentDashboard);
    await dialog.findByText('Your wallet balance covers this.');
    vi.mocked(createPayment)
      .mockReset()
      .mockImplementationOnce(async () => {
        vi.mocked(listContributions).mockResolvedValue([contributionOf({ paid: naira(4_000_000) })]);
        await queryClient.refetchQueries();
        await screen.findByText('₦400,000 received for Ewe Terraces, Block 1, Ground floor, U4.');
        throw new ApiError({ code: 'network_down', status: null });
      })
      .mockResolvedValue(paymentOf());
    await press('Pay from wallet');
    const warning = await dialog.findByText(/^₦400,000 has reached this plan since that try/);
    expect(warning.closest('[role="status"]')?.textContent).toContain('That payment may have been made');
    expect(dialog.queryByRole('alert')).toBeNull();
    expect(vi.mocked(createPayment)).toHaveBeenCalledOnce();
  });

  it('says what was left where the plan grew while the amount was chosen, such as in another tab', async () => {
    const { dialog, queryClient } = await open(PaymentDashboard);
    await ready(dialog);
    expect(dialog.queryByText(/it was/)).toBeNull();
    vi.mocked(listContributions).mockResolvedValue([contributionOf({ paid: naira(4_000_000) })]);
    await queryClient.refetchQueries();
    expect(
      await dialog.findByText(/^₦5,600,000 is left to pay; it was ₦6,000,000\. Look at the amount again/),
    ).toBeDefined();
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
    const { dialog, press, user } = await open(Screen);
    await ready(dialog);
    await press('Continue');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const before = vi.mocked(listContributions).mock.calls.length;
    answer(awaiting);
    await waitFor(() => expect(listContributions).toHaveBeenCalledTimes(before + 1));
  });

  it('keeps a custom amount while it is closed', async () => {
    const { dialog, user } = await open();
    await user.click(dialog.getByRole('radio', { name: /Pay a custom amount/ }));
    await user.type(dialog.getByLabelText('Amount'), '75000');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Make Contribution' }));
    const reopened = within(await screen.findByRole('dialog', { name: 'Make Contribution' }));
    expect(reopened.getByLabelText<HTMLInputElement>('Amount').value).toBe('75,000');
  });

  it('needs no press: the step with the account turns by itself when the money arrives', async () => {
    const { dialog, press, hearOfChange } = await open();
    vi.mocked(createPayment).mockResolvedValue(awaiting);
    vi.mocked(getPayment).mockResolvedValueOnce(awaiting).mockResolvedValue(paymentOf());
    await ready(dialog);
    await press('Continue');
    expect(await dialog.findByRole('button', { name: 'I have sent the money' })).toBeDefined();
    hearOfChange();
    expect(await dialog.findByRole('heading', { name: 'You just made a contribution' })).toBeDefined();
  });

  it('says when a part of the money has arrived, and how much is left, and leaves the focus where it is', async () => {
    const { dialog, press, queryClient } = await open();
    vi.mocked(createPayment).mockResolvedValue(awaiting);
    vi.mocked(getPayment).mockResolvedValue(awaiting);
    await ready(dialog);
    await press('Continue');
    const copy = await dialog.findByRole('button', { name: 'Copy Amount' });
    copy.focus();
    vi.mocked(getWallet).mockResolvedValue(walletOf(145_000));
    await act(() => invalidateAreas(queryClient, 'wallet'));
    const announced = await dialog.findByText(/has arrived\. Send the other/);
    expect(announced.closest('[role="status"]')?.textContent).toBe(
      '₦100,000 has arrived. Send the other ₦255,000.',
    );
    expect(document.activeElement).toBe(copy);
  });

  describe('where a payment waits for its transfer already', () => {
    const waiting = paymentOf({
      id: 'payment-0',
      amount: naira(500_000),
      status: 'awaiting_transfer',
      createdAt: '2026-11-03T09:00:00.000Z',
      receivedAt: null,
    });
    const openWaiting = () => {
      vi.mocked(listContributions).mockResolvedValue([{ ...contribution, awaitingPayment: waiting }]);
      return open(PaymentDashboard);
    };

    it('says that another amount replaces it, and that the same amount is the same payment', async () => {
      const { dialog, user } = await openWaiting();
      const notice = /This replaces the ₦500,000, expected since 3 Nov/;
      const isSaid = () => notice.test(document.body.textContent ?? '');
      expect(isSaid()).toBe(true);
      await user.click(dialog.getByRole('radio', { name: /Pay a custom amount/ }));
      await user.type(dialog.getByLabelText('Amount'), '500000');
      expect(isSaid()).toBe(false);
      expect(dialog.getByText(/We are waiting for the/)).toBeDefined();
    });

    it('announces the transfer that arrives while an amount is chosen, and offers what is due and left then', async () => {
      const { dialog, user, press, live } = await openWaiting();
      expect(dialog.getByText(/expected since 3 Nov/)).toBeDefined();
      vi.mocked(listContributions).mockResolvedValue([contributionOf({ paid: naira(4_100_000) })]);
      act(() => live.publish({ kind: 'contribution', id: contribution.id }));
      expect(
        await screen.findByText('₦500,000 received for Ewe Terraces, Block 1, Ground floor, U4.'),
      ).toBeDefined();
      expect(dialog.queryByText(/expected since/)).toBeNull();
      expect(document.body.textContent).toContain('PayMonth 11, 28 Dec 2026₦300,000');
      await user.click(dialog.getByRole('radio', { name: /Pay a custom amount/ }));
      await user.type(dialog.getByLabelText('Amount'), '6000000');
      await press('Continue');
      expect(dialog.getByText('That is more than is left to contribute, ₦5,500,000.')).toBeDefined();
    });

    it('says that all is paid if the last payment arrives while an amount is chosen', async () => {
      const { dialog, press, live } = await openWaiting();
      vi.mocked(listContributions).mockResolvedValue([contributionOf({ paid: naira(9_600_000) })]);
      act(() => live.publish({ kind: 'contribution', id: contribution.id }));
      const heading = await dialog.findByRole('heading', { name: 'Every contribution is made' });
      expect(document.activeElement).toBe(heading);
      expect(dialog.queryByRole('button', { name: 'Continue' })).toBeNull();
      await press('Done');
      expect(screen.queryByRole('button', { name: 'Make Contribution' })).toBeNull();
    });

    it('can be withdrawn after a question; the contribution is then read again, and speaks of it no more', async () => {
      const { dialog, user } = await openWaiting();
      vi.mocked(withdrawPayment).mockImplementation(async () => {
        vi.mocked(listContributions).mockClear().mockResolvedValue([contribution]);
        return paymentOf({ ...waiting, status: 'cancelled', cancelReason: 'withdrawn' });
      });
      await user.click(dialog.getByRole('button', { name: 'Withdraw payment' }));
      const question = within(await screen.findByRole('dialog', { name: 'Withdraw this payment?' }));
      await user.click(question.getByRole('button', { name: 'Yes, withdraw it' }));
      await waitFor(() => expect(screen.queryByText(/expected since/)).toBeNull());
      expect(withdrawPayment).toHaveBeenCalledExactlyOnceWith('payment-0');
      await waitFor(() => expect(listContributions).toHaveBeenCalledTimes(1));
    });
  });

  it('says why a payment ended that it was waiting for', async () => {
    const { dialog, press, hearOfChange } = await open();
    vi.mocked(createPayment).mockResolvedValue(awaiting);
    vi.mocked(getPayment)
      .mockResolvedValueOnce(awaiting)
      .mockResolvedValue(paymentOf({ status: 'cancelled', cancelReason: 'replaced' }));
    await ready(dialog);
    await press('Continue');
    await dialog.findByRole('button', { name: 'I have sent the money' });
    hearOfChange();
    expect(await dialog.findByRole('heading', { name: 'This payment was replaced' })).toBeDefined();
    expect(dialog.getByText(/A payment of another amount took the place of this one/)).toBeDefined();
    expect(dialog.queryByText(/No money was taken/)).toBeNull();
  });

  it('is not offered where nothing is left to pay', () => {
    const whole = contributionOf({ paid: naira(9_600_000) });
    renderScreen(() => <MakeContribution contribution={whole} />);
    expect(screen.queryByRole('button', { name: 'Make Contribution' })).toBeNull();
  });
});
