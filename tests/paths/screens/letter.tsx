import { naira } from '#domain/money.ts';
import { button, heading, link, region, text } from '#flows/paths/model/expectation.ts';
import { Component } from '#routes/dashboard/property/ContributionScreen.tsx';
import { contributionOf, letterOf } from '#tests/fixtures/contributions.ts';
import { renderScreen, walletOf } from '#tests/fixtures/renderDashboard.tsx';
import type { Screen } from '../screen.ts';
import { mounted } from './mounted.ts';

const met = contributionOf({ paid: naira(4_800_000) });
const { document, letter: facts } = letterOf(met);

export const letter: Screen = {
  expects: {
    folded: () => [
      region('Allocation letter'),
      text(`${document.unitName} was allocated to you on 28 Oct 2026`),
    ],
    'unfolded.ready': ({ steps }) => [
      button('Share'),
      ...(steps.at(-1) === 'shared'
        ? [text('This device could not share the letter. Download it instead.')]
        : []),
      text(`${facts.home}${facts.unit}${facts.address}Price`),
      { role: 'img', name: 'QR code that opens the check of this letter' },
      text(document.number),
      heading('Allocation letter'),
      heading('Tolu Adeyemi'),
      text('Price₦32,000,000'),
      text('Paid so far₦4,800,000'),
      text('In all₦9,600,000'),
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
