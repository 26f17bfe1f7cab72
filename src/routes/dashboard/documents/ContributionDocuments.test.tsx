// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Contribution } from '#api/calls/contributions.ts';
import { listDocuments } from '#api/calls/documents.ts';
import { naira } from '#domain/money.ts';
import { contributionOf, letterOf } from '#tests/fixtures/contributions.ts';
import { renderScreen } from '#tests/fixtures/renderDashboard.tsx';
import { ContributionDocuments } from './ContributionDocuments.tsx';

vi.mock('#api/calls/documents.ts');
afterEach(cleanup);

const met = contributionOf({ paid: naira(4_800_000) });
const letter = letterOf(met).document;
const LETTER_FOLLOWS = 'Your allocation letter follows.';

function open(contribution: Contribution, letters: readonly (typeof letter)[]) {
  vi.mocked(listDocuments).mockImplementation(async ({ kind }) => ({
    documents: kind === 'letter' ? [...letters] : [],
    total: 1,
    totalPages: 1,
  }));
  renderScreen(() => <ContributionDocuments contribution={contribution} />);
}

it.each([
  ['none was issued', []],
  ['the only one is void', [{ ...letter, voidedAt: '2026-11-25T09:00:00.000Z' }]],
])('says that the letter of a met target follows where %s', async (_, letters) => {
  open(met, letters);
  const notice = (await screen.findByText(LETTER_FOLLOWS)).parentElement;
  expect(notice?.textContent).toContain('once 48 hours have passed');
});

it.each([
  ['the letter is there', met, [letter]],
  ['the target is ahead', contributionOf({ paid: naira(400_000) }), []],
  ['the buyer has left', { ...met, status: 'cancelled' as const }, []],
])('promises no letter where %s', async (_, contribution, letters) => {
  open(contribution, letters);
  await screen.findByText(/Each payment has its receipt/);
  await vi.waitFor(() => expect(screen.queryByText(/no documents yet|AL-/)).not.toBeNull());
  expect(screen.queryByText(LETTER_FOLLOWS)).toBeNull();
});

it.each([
  ['in force, of a plan that was left', { isPlanLeft: true as const }, 'Plan left'],
  ['in force', {}, null],
  [
    'replaced by a change',
    { voidedAt: '2026-11-25T09:00:00.000Z', isEarlierTerms: true as const },
    'Before a change',
  ],
])('marks terms that are %s', async (_, marked, badge) => {
  vi.mocked(listDocuments).mockImplementation(async ({ kind }) => ({
    documents: kind === 'terms' ? [{ ...letter, kind, number: 'TA-2026-000003', ...marked }] : [],
    total: 1,
    totalPages: 1,
  }));
  renderScreen(() => <ContributionDocuments contribution={contributionOf({ paid: naira(400_000) })} />);
  const title = (await screen.findByText('Terms as agreed')).parentElement;
  expect(title?.textContent).toBe(`Terms as agreed${badge ?? ''}`);
});
