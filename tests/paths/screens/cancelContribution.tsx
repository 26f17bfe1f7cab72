import { kobo } from '#domain/money.ts';
import { cancelContributionModel } from '#machines/cancelContribution/model/cancelContribution.model.ts';
import { Component } from '#routes/dashboard/property/ContributionScreen.tsx';
import { contributionOf } from '#tests/fixtures/contributions.ts';
import { renderScreen, walletOf } from '#tests/fixtures/renderDashboard.tsx';
import type { Screen } from '../screen.ts';
import { mounted } from './mounted.ts';

const ids = { id: cancelContributionModel.starts['a held unit']?.contributionId ?? '' };
const held = contributionOf({
  paid: kobo(0),
  changes: { ...ids, status: 'pending', holdExpiresAt: '2026-11-23T09:24:00.000Z' },
});

export const cancelContribution: Screen = {
  mount: (_, host) =>
    mounted(
      renderScreen(Component, {
        path: '/dashboard/property/:name',
        // Opened under the tab with the least to render: the question is the same on each.
        at: `/dashboard/property/${held.slug}?tab=progress`,
        host,
      }),
    ),
  responses: {
    'GET /contributions': { message: '', body: { contributions: [held] } },
    'GET /wallet/get': { message: '', body: { wallet: walletOf(0) } },
  },
};
