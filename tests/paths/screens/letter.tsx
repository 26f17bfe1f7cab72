import { naira } from '#domain/money.ts';
import { heading, link, text } from '#flows/paths/model/expectation.ts';
import { Component } from '#routes/dashboard/property/ContributionScreen.tsx';
import { contributionOf, letterOf } from '#tests/fixtures/contributions.ts';
import { renderScreen, walletOf } from '#tests/fixtures/renderDashboard.tsx';
import type { Screen } from '../screen.ts';
import { mounted } from './mounted.ts';

const met = contributionOf({ paid: naira(4_800_000) });
const { document, letter: facts } = letterOf(met);

export const letter: Screen = {
  expects: {
    'unfolded.ready': () => [
      text(document.number),
      heading('Allocation letter'),
      heading('Tolu Adeyemi'),
      heading(facts.home),
      text(facts.unit),
      text(facts.address),
      text('Price₦32,000,000'),
      text('Paid so far₦4,800,000'),
      text('You contribute in all₦9,600,000'),
      text('By mortgage₦22,400,000'),
      link('/verify'),
      text(document.code),
    ],
  },
  mount: (start, host) =>
    mounted(
      renderScreen(Component, {
        path: '/dashboard/property/:name',
        at: `/dashboard/property/${met.slug}${start === 'the link of the message' ? '?letter=open' : ''}`,
        host,
      }),
    ),
  responses: {
    'GET /contributions': { message: '', body: { contributions: [met] } },
    [`GET /contributions/${met.id}/payments`]: {
      message: '',
      body: { payments: [], total: 0, totalPages: 1 },
    },
    'GET /wallet/get': { message: '', body: { wallet: walletOf(0) } },
    'GET /documents': { message: '', body: { documents: [document], total: 1, totalPages: 1 } },
    [`GET /documents/${document.id}/letter`]: { message: '', body: { document, letter: facts } },
  },
};
