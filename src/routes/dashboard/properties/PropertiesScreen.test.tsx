// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { listContributions } from '#api/calls/contributions.ts';
import { naira } from '#domain/money.ts';
import { contributionOf } from '#tests/fixtures/contributions.ts';
import { renderScreen } from '#tests/fixtures/renderDashboard.tsx';
import { Component } from './PropertiesScreen.tsx';

vi.mock('#api/calls/contributions.ts');
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const active = contributionOf({ paid: naira(3_600_000) });
const completed = contributionOf({ paid: naira(9_600_000), id: 'whole' });
const pending = contributionOf({
  paid: naira(0),
  id: 'held',
  changes: { status: 'pending', holdExpiresAt: '2026-11-23T09:24:00.000Z' },
});
const expired = contributionOf({ paid: naira(0), id: 'lost', changes: { status: 'expired', nextDue: null } });

describe('the properties', () => {
  it('shows the active ones with progress, due amount, milestone and status', async () => {
    vi.mocked(listContributions).mockResolvedValue([active, completed, pending, expired]);
    renderScreen(Component);
    const [first, second, third] = await screen.findAllByRole('article');
    if (!first || !second || !third) throw new Error('Three cards were expected');
    expect(within(first).getByText('Active')).toBeDefined();
    expect(within(first).getByRole('progressbar').getAttribute('aria-valuetext')).toBe(
      '₦3,600,000 of ₦9,600,000',
    );
    expect(first.textContent).toContain('Next due ₦400,000 on 28 Nov 2026');
    expect(within(first).getByText('Milestone: Plaster and windows')).toBeDefined();
    expect(within(first).getByRole('link', { name: 'Ewe Terraces' }).getAttribute('href')).toBe(
      '/dashboard/property/ewe-terraces-tion-1',
    );
    expect(second.textContent).toContain('Held for you until 23 Nov 2026, 10:24.');
    expect(within(second).getByRole('link', { name: 'Pay now' })).toBeDefined();
    expect(within(third).getByText('Expired')).toBeDefined();
  });

  it('says all that is due of one, and until when a held one is to be paid', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T09:00:00Z') });
    vi.mocked(listContributions).mockResolvedValue([contributionOf({ paid: naira(2_800_000) }), pending]);
    renderScreen(Component);
    const [late, held] = await screen.findAllByRole('article');
    expect(late?.textContent).toMatch(/Due now ₦800,000, late since 28 Sept? 2026/);
    expect(late?.textContent).not.toContain('Next due');
    expect(held?.textContent).toContain('Pay ₦400,000 by 23 Nov 2026, 10:24');
  });

  it('says of one that was left that its money was returned, not that nothing was contributed', async () => {
    const left = contributionOf({ paid: naira(0), changes: { status: 'left', nextDue: null } });
    vi.mocked(listContributions).mockResolvedValue([active, left]);
    renderScreen(Component);
    const [, card] = await screen.findAllByRole('article');
    expect(card?.textContent).toContain('You have left this plan. See what was returned');
    expect(card?.textContent).not.toContain('₦0');
    expect(within(card as HTMLElement).queryByRole('progressbar')).toBeNull();
  });

  it('shows the completed ones under their tab', async () => {
    vi.mocked(listContributions).mockResolvedValue([active, completed]);
    const { user } = renderScreen(Component);
    await user.click(await screen.findByRole('tab', { name: 'Completed' }));
    const cards = await screen.findAllByRole('article');
    expect(cards.map((card) => within(card).queryAllByText('Completed').length > 0)).toEqual([true]);
  });

  it('leads from none that is active to the completed one', async () => {
    vi.mocked(listContributions).mockResolvedValue([completed]);
    renderScreen(Component);
    const link = await screen.findByRole('link', { name: 'Show what is complete' });
    expect(link.getAttribute('href')).toBe('/dashboard/properties?tab=completed');
    expect(screen.queryByText('You have no active contribution')).toBeNull();
  });

  it.each([
    ['/', 'You have no active contribution'],
    ['/?tab=completed', 'You have no completed contribution yet'],
    ['/?tab=completed', 'A contribution appears here when its last instalment is received.'],
  ])('at %s says: %s', async (at, words) => {
    vi.mocked(listContributions).mockResolvedValue([]);
    renderScreen(Component, { at });
    expect(await screen.findByText(words)).toBeDefined();
  });
});
