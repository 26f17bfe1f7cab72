// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getExit } from '#api/calls/changes.ts';
import { type Contribution, listContributions, listPayments } from '#api/calls/contributions.ts';
import { getLetter, listDocuments } from '#api/calls/documents.ts';
import { getWallet } from '#api/calls/wallet.ts';
import { formatDay, isoDate } from '#domain/dates.ts';
import { naira } from '#domain/money.ts';
import type { MortgageState } from '#domain/mortgages/mortgageStates.ts';
import type { LendingTerms } from '#domain/mortgages/mortgages.ts';
import { contributionOf, letterOf } from '#tests/fixtures/contributions.ts';
import { renderScreen, walletOf } from '#tests/fixtures/renderDashboard.tsx';
import { Component } from '../property/ContributionScreen.tsx';

vi.mock('#api/calls/contributions.ts');
vi.mock('#api/calls/documents.ts');
vi.mock('#api/calls/changes.ts');
vi.mock('#api/calls/wallet.ts');

const complete = contributionOf({ paid: naira(9_600_000) });

beforeEach(() => {
  const quote = {
    paid: naira(9_600_000),
    feeBps: 0,
    fee: naira(0),
    returned: naira(9_600_000),
    decisionDays: 5,
  };
  vi.mocked(getExit).mockResolvedValue({ quote, exit: null });
  vi.mocked(getWallet).mockResolvedValue(walletOf(0));
  vi.mocked(listPayments).mockResolvedValue({ payments: [], total: 0, totalPages: 1 });
  vi.mocked(listDocuments).mockImplementation(async ({ kind }) =>
    kind === 'letter'
      ? { documents: [letterOf(complete).document], total: 1, totalPages: 1 }
      : { documents: [], total: 0, totalPages: 1 },
  );
});
afterEach(cleanup);

const NHF: LendingTerms = {
  rateBps: 600,
  maxYears: 30,
  maxAgeYears: 60,
  maxLoanKobo: null,
  source: 'A bankers’ association',
  asOf: '2025-03',
};

const open = (changes: Partial<Contribution> = {}) => {
  vi.mocked(listContributions).mockResolvedValue([{ ...complete, ...changes }]);
  return renderScreen(Component, {
    settings: { mortgages: { nhf: NHF, commercial: null } },
    path: '/dashboard/property/:name',
    at: `/dashboard/property/${complete.slug}`,
  });
};
const openIn = async (state: MortgageState, note: string | null = null, name = 'Your mortgage') => {
  open({ mortgageProgress: { state, since: '2026-11-20T09:00:00.000Z', note } });
  const region = await screen.findByRole('region', { name });
  return { ...within(region), text: region.textContent };
};

describe('the mortgage of a completed contribution', () => {
  it('begins with the documents to bring, and whom to ask', async () => {
    const section = await openIn('documents');
    expect(section.getByRole('heading', { name: 'Bring your documents' })).toBeDefined();
    expect(section.text).toContain('The mortgage is for ₦22,400,000.');
    expect(section.getByRole('button', { name: '₦22,400,000: how it is worked out' })).toBeDefined();
    expect(section.getByText('Your allocation letter')).toBeDefined();
    expect(section.text).toContain('your documents, the first statement once its month is over.');
    expect(section.getByText(`Since ${formatDay(isoDate('2026-11-20'))}`)).toBeDefined();
    expect(section.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('/contact-support');
    expect(section.getByText(complete.slug)).toBeDefined();
  });

  it.each([
    ['documents', 'Your documents'],
    ['applied', 'The lender decides'],
    ['approved', 'You sign the offer'],
    ['declined', 'The lender decides'],
  ] as const)('in %s is at the step: %s', async (state, step) => {
    const section = await openIn(state);
    const items = within(section.getByRole('list', { name: 'Steps of the mortgage' })).getAllByRole(
      'listitem',
    );
    const current = items.filter((item) => item.dataset.status === 'current');
    expect(current.map((item) => item.textContent)).toEqual([expect.stringContaining(step)]);
  });

  it.each([
    ['documents', 1],
    ['applied', 1],
    ['approved', 0],
    ['declined', 1],
    ['disbursed', 0],
  ] as const)('is illustrated until a lender has offered it: in %s', async (state, count) => {
    await openIn(state, null, state === 'disbursed' ? 'Your keys' : 'Your mortgage');
    expect(screen.queryAllByText('What the mortgage might ask')).toHaveLength(count);
  });

  it('shows what was noted of it', async () => {
    const section = await openIn('approved', 'The offer is at the branch in Ikeja.');
    expect(section.getByText('The offer is at the branch in Ikeja.')).toBeDefined();
  });

  it('that is declined leaves three ways: again, the rest without it, or out of the plan', async () => {
    const section = await openIn('declined', 'The repayment is above a third of your salary.');
    expect(section.text).toContain('You pay the other ₦22,400,000 as on Plan A');
    const wayOf = (name: string) => section.getByRole('link', { name }).getAttribute('href');
    expect(wayOf('See the quote')).toBe(`/dashboard/property/${complete.slug}/pay-rest`);
    expect(wayOf('Ask us to apply again')).toBe(
      `/contact-support?property=${complete.property.id}&lender-for=${complete.slug}`,
    );
    expect(wayOf('See the exit quote')).toBe(`/dashboard/property/${complete.slug}/leave`);
    const leaving = await section.findByText(/of what you have paid back into your wallet/);
    expect(leaving.textContent).toContain('You get ₦9,600,000 of');
    expect(section.getByRole('button', { name: '₦9,600,000: how it is worked out' })).toBeDefined();
    expect(screen.getByText(/The lender has declined the mortgage for the other/)).toBeDefined();
    const step = section.getByText('The lender decides').closest('li');
    expect(step?.textContent).toContain(`Since ${formatDay(isoDate('2026-11-20'))}Declined`);
    expect(step?.textContent).not.toContain('Under way');
  });

  it('ends with the keys, and no way out of the plan', async () => {
    const section = await openIn('disbursed', null, 'Your keys');
    expect(section.getByRole('heading', { name: 'Your home is paid for in full' })).toBeDefined();
    expect(section.getByText(/We arrange the handover of your keys with you/)).toBeDefined();
    expect(screen.queryByText('Leave this plan')).toBeNull();
  });

  it('is not shown while the buyer has asked to leave, and nothing is due until that is decided', async () => {
    open({ status: 'leaving' });
    await screen.findByText('You have asked to leave this plan.');
    expect(screen.getByText('Next due').nextElementSibling?.textContent).toBe(
      'Nothing until we have decided',
    );
    expect(screen.queryByRole('region', { name: 'Your mortgage' })).toBeNull();
  });
});

describe('what a met target brings', () => {
  it('is the letter, which has one button on the page', async () => {
    open(contributionOf({ paid: naira(4_800_000) }));
    await screen.findByText('Your first target is met.');
    expect(await screen.findByRole('button', { name: 'Open the letter' })).toBeDefined();
    expect(screen.queryByRole('link', { name: /letter/ })).toBeNull();
  });

  it('is the letter, whose amounts open to how they are worked out', async () => {
    const about = contributionOf({ paid: naira(5_200_000) });
    vi.mocked(getLetter).mockResolvedValue(letterOf({ ...about, paid: naira(4_800_000) }));
    const { user } = open(about);
    await user.click(await screen.findByRole('button', { name: 'Open the letter' }));
    const letter = within(await screen.findByRole('dialog', { name: 'Allocation letter' }));
    const [paid] = await letter.findAllByRole('button', { name: '₦4,800,000: how it is worked out' });
    await user.click(paid as HTMLElement);
    expect((await screen.findByRole('dialog', { name: 'Contributed so far' })).textContent).toContain(
      '₦4,800,000 = 12 × ₦400,000',
    );
  });

  it('on Plan A is the letter and the keys', async () => {
    open({ plan: 'A', mortgage: naira(0), mortgageProgress: null });
    const notice = (await screen.findByText('Your contribution is complete.')).parentElement;
    expect(notice?.textContent).toContain('we arrange the handover of your keys with you');
    expect(await screen.findByRole('button', { name: 'Open the letter' })).toBeDefined();
    expect(screen.queryByRole('region', { name: 'Your mortgage' })).toBeNull();
  });
});
