// @vitest-environment happy-dom
import { onlineManager } from '@tanstack/react-query';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as sandbox from '#api/calls/sandbox.ts';
import { ApiError } from '#api/failure.ts';
import { SandboxBanner } from '#app/sandbox/SandboxBanner.tsx';
import { sandboxPath } from '#app/sandbox/sandboxPath.ts';
import type { PageSettings } from '#app/settings/pageSettings.ts';
import { naira } from '#domain/money.ts';
import { buildBuyer } from '#machines/buyer.fixtures.ts';
import { WITHDRAWAL } from '#machines/withdrawal/model/withdrawal.model.ts';
import { renderScreen } from '#tests/fixtures/renderScreen.tsx';
import { Component as SandboxScreen } from './SandboxScreen.tsx';

vi.mock(import('#api/calls/sandbox.ts'));

const user = userEvent.setup();
let settings: Partial<PageSettings>;
const simulate = (bank: boolean, messages: boolean, scenarios = false) => {
  settings = { productName: 'Savings', sandbox: { bank, messages, scenarios } };
};

beforeEach(() => {
  simulate(true, true);
  vi.mocked(sandbox.listSandboxMessages).mockResolvedValue([]);
  vi.mocked(sandbox.listSandboxWithdrawals).mockResolvedValue([]);
});
afterEach(() => {
  onlineManager.setOnline(true);
  cleanup();
  window.localStorage.clear();
  vi.resetAllMocks();
});

const open = (at = '/sandbox') => renderScreen(SandboxScreen, { path: '/sandbox', at, settings });
const send = () => user.click(screen.getByRole('button', { name: 'Send the simulated transfer' }));

describe('a simulated transfer', () => {
  it('is filled in from the address, says what was sent, and leads back', async () => {
    vi.mocked(sandbox.sendSandboxTransfer).mockResolvedValue({ eventId: 'SBX-1' });
    open(sandboxPath({ accountNumber: '8162409735', amountKobo: naira(312_500), from: '/send-payment' }));
    expect(screen.getByLabelText('Account number')).toHaveProperty('value', '8162409735');
    expect(screen.getByLabelText('Amount')).toHaveProperty('value', '312,500');
    await send();
    expect(vi.mocked(sandbox.sendSandboxTransfer).mock.calls[0]?.[0]).toEqual({
      accountNumber: '8162409735',
      amount: naira(312_500),
    });
    expect(await screen.findByText('The transfer is sent')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Go back to your payment' }).getAttribute('href')).toBe(
      '/send-payment',
    );
  });

  it('takes an account number as it is shown', async () => {
    vi.mocked(sandbox.sendSandboxTransfer).mockResolvedValue({ eventId: 'SBX-1' });
    open();
    await user.type(screen.getByLabelText('Account number'), '8162 409 735');
    await user.type(screen.getByLabelText('Amount'), '100.50');
    await send();
    expect(await screen.findByText(/^₦100.50 to 8162409735/)).toBeDefined();
  });

  it('goes as the chosen scenario says, and says what to expect', async () => {
    simulate(true, true, true);
    vi.mocked(sandbox.sendSandboxTransfer).mockResolvedValue({ eventId: '7', amount: naira(50) });
    open(sandboxPath({ accountNumber: '8162409735', amountKobo: naira(100), from: '/send-payment' }));
    await user.selectOptions(screen.getByLabelText('What happens to it'), 'Too little: half of the amount');
    await send();
    expect(vi.mocked(sandbox.sendSandboxTransfer).mock.calls[0]?.[0]).toMatchObject({ scenario: 'short' });
    expect(await screen.findByText(/^₦50 to 8162409735\. It stays in the wallet/)).toBeDefined();
  });

  it('has no scenarios where the simulator does not run', () => {
    open();
    expect(screen.queryByLabelText('What happens to it')).toBeNull();
  });

  it('leads nowhere outside of the app', () => {
    open('/sandbox?from=//elsewhere.example&amount=abc');
    expect(screen.getByLabelText('Amount')).toHaveProperty('value', '');
    expect(screen.queryByRole('link', { name: 'Go back to your payment' })).toBeNull();
  });

  it('says what the server rejects, at the field', async () => {
    vi.mocked(sandbox.sendSandboxTransfer).mockRejectedValue(
      new ApiError({
        code: 'invalid_fields',
        status: 422,
        message: 'Please check the fields marked below.',
        fields: { accountNumber: 'An account number has 10 digits.' },
      }),
    );
    open();
    await user.type(screen.getByLabelText('Account number'), '12');
    await send();
    expect(await screen.findByText('An account number has 10 digits.')).toBeDefined();
    const account = screen.getByLabelText('Account number');
    expect(account.getAttribute('aria-invalid')).toBe('true');
    const notice = screen.getByText('Please check the fields marked below.');
    expect(notice.compareDocumentPosition(account) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });
});

describe('the messages', () => {
  it('stand newest first with their codes, and can be asked for by address', async () => {
    vi.mocked(sandbox.listSandboxMessages).mockResolvedValue([
      {
        channel: 'sms',
        to: '+2348031234567',
        text: 'Your code',
        otp: '4305',
        createdAt: '2026-11-21T09:00:00.000Z',
      },
    ]);
    open();
    const to = screen.getByLabelText('Phone number or email address');
    expect(sandbox.listSandboxMessages).not.toHaveBeenCalled();
    await user.type(to, '0803 123 4567');
    expect(await screen.findByText('4305')).toBeDefined();
    expect(vi.mocked(sandbox.listSandboxMessages).mock.lastCall?.[0]).toBe('+2348031234567');
    expect(screen.getByText('SMS to +2348031234567, 10:00')).toBeDefined();
    await user.clear(to);
    await user.type(to, 'a@b.co');
    await waitFor(() => expect(vi.mocked(sandbox.listSandboxMessages).mock.lastCall?.[0]).toBe('a@b.co'));
    expect(screen.getByLabelText('Address').textContent).toBe('/sandbox');
  });

  it('of the person who is signed in are shown at once, and the email is one press away', async () => {
    vi.mocked(sandbox.listSandboxMessages).mockResolvedValue([]);
    const buyer = buildBuyer();
    renderScreen(SandboxScreen, { path: '/sandbox', at: '/sandbox', settings, user: buyer });
    await waitFor(() => expect(vi.mocked(sandbox.listSandboxMessages).mock.lastCall?.[0]).toBe(buyer.phone));
    await user.click(screen.getByRole('button', { name: buyer.email }));
    await waitFor(() => expect(vi.mocked(sandbox.listSandboxMessages).mock.lastCall?.[0]).toBe(buyer.email));
  });

  it('of whom one looked at last are shown again', async () => {
    vi.mocked(sandbox.listSandboxMessages).mockResolvedValue([]);
    open();
    await user.type(screen.getByLabelText('Phone number or email address'), '08031234567');
    cleanup();
    open();
    expect(screen.getByLabelText('Phone number or email address')).toHaveProperty('value', '+2348031234567');
  });
});

describe('a list that cannot be fetched', () => {
  const down = new ApiError({ code: 'dependency_down', status: 503, message: 'It is down.' });

  it('says so above what was there before', async () => {
    vi.mocked(sandbox.listSandboxWithdrawals).mockResolvedValueOnce([WITHDRAWAL]).mockRejectedValue(down);
    open();
    await user.click(await screen.findByRole('button', { name: 'Check for new withdrawals' }));
    expect(await screen.findByText('It is down.')).toBeDefined();
    expect(screen.getByText('The bank was asked to send it.')).toBeDefined();
  });

  it('says offline that it could not load', async () => {
    onlineManager.setOnline(false);
    open();
    await user.type(screen.getByLabelText('Phone number or email address'), '08031234567');
    expect(await screen.findByText('We could not load the messages')).toBeDefined();
    expect(screen.getByText('We could not load the withdrawals')).toBeDefined();
  });
});

describe('a simulated withdrawal', () => {
  it('waits for what the bank does with it, and says what it did', async () => {
    vi.mocked(sandbox.listSandboxWithdrawals).mockResolvedValue([WITHDRAWAL]);
    vi.mocked(sandbox.endSandboxWithdrawal).mockImplementation(async () => {
      vi.mocked(sandbox.listSandboxWithdrawals).mockResolvedValue([{ ...WITHDRAWAL, status: 'sent' }]);
    });
    open();
    expect(await screen.findByText('₦20,000 to ADEYEMI TOLU, Guaranty Trust Bank …6785')).toBeDefined();
    expect(screen.getByText('The bank was asked to send it.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Send it: WDR-7K2M9QX4TB' }));
    expect(await screen.findByText('The bank has sent it.')).toBeDefined();
    expect(sandbox.endSandboxWithdrawal).toHaveBeenCalledWith(WITHDRAWAL.id, 'successful');
    expect(screen.getByRole('button', { name: 'Give it back: WDR-7K2M9QX4TB' })).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Send it/ })).toBeNull();
  });
});

describe('the provider simulator', () => {
  beforeEach(() => simulate(true, true, true));

  it('does with withdrawals what is chosen, and returns them after the chosen days', async () => {
    open();
    await user.selectOptions(
      screen.getByLabelText('What becomes of withdrawals'),
      'The other bank gives them back',
    );
    await user.selectOptions(screen.getByLabelText('When the other bank gives them back'), 'After 5 days');
    await user.selectOptions(screen.getByLabelText('How the bank reports it'), 'Never');
    await user.selectOptions(screen.getByLabelText('What the bank answers'), 'It is down');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText('The bank does so with every withdrawal from now on.')).toBeDefined();
    expect(vi.mocked(sandbox.setSandboxBank).mock.calls[0]?.[0]).toEqual({
      payouts: 'return',
      returnDays: 5,
      reports: 'lost',
      fault: 'outage',
    });
  });

  it('lets time pass, and says what time it is there', async () => {
    vi.mocked(sandbox.advanceSandboxClock).mockResolvedValue('2026-12-03T09:30:00.000Z');
    open();
    await user.click(screen.getByRole('button', { name: '3 days' }));
    expect(await screen.findByText(/^At the bank it is 3 Dec 2026, 10:30/)).toBeDefined();
    expect(vi.mocked(sandbox.advanceSandboxClock).mock.calls[0]?.[0]).toBe(72);
  });

  it('names the holder of an account, and says what is wrong with it', async () => {
    vi.mocked(sandbox.setSandboxHolder).mockResolvedValueOnce();
    open();
    await user.type(screen.getByLabelText('Account number at another bank'), '0123 456 785');
    await user.type(screen.getByLabelText('Whose it is'), 'Obi Ada');
    await user.click(screen.getByRole('button', { name: 'Name the holder' }));
    expect(await screen.findByText('0123456785 belongs to Obi Ada.')).toBeDefined();
  });

  it('decides by itself what becomes of a withdrawal', async () => {
    vi.mocked(sandbox.listSandboxWithdrawals).mockResolvedValue([WITHDRAWAL]);
    open();
    expect(await screen.findByText('The bank was asked to send it.')).toBeDefined();
    expect(screen.queryByRole('button', { name: /WDR-7K2M9QX4TB/ })).toBeNull();
  });

  it('says that it cannot be reached', async () => {
    vi.mocked(sandbox.setSandboxBank).mockRejectedValue(
      new ApiError({ code: 'dependency_down', status: 503, message: 'It is down.' }),
    );
    open();
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText('It is down.')).toBeDefined();
  });
});

describe('what is not simulated', () => {
  it('is not offered', () => {
    simulate(false, false);
    open();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText(/this server uses a real bank and real messages/)).toBeDefined();
  });

  it.each([
    [true, true, /^Sandbox: no real money, no real messages/],
    [true, false, /^Sandbox bank: no real money/],
    [false, true, /^Sandbox messages: nothing is really sent/],
  ])('is told by the banner: bank %s, messages %s', (bank, messages, words) => {
    simulate(bank, messages);
    renderScreen(SandboxBanner, { path: '/', at: '/', settings });
    expect(screen.getByText(words)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Open the sandbox' }).getAttribute('href')).toBe('/sandbox');
  });

  it('has no banner at all', () => {
    simulate(false, false);
    renderScreen(SandboxBanner, { path: '/', at: '/', settings });
    expect(screen.queryByRole('link')).toBeNull();
  });
});
