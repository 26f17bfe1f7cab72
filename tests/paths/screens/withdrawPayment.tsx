import { naira } from '#domain/money.ts';
import { withdrawPaymentModel } from '#machines/withdrawPayment/model/withdrawPayment.model.ts';
import { Component } from '#routes/dashboard/property/ContributionScreen.tsx';
import { contributionOf, paymentOf } from '#tests/fixtures/contributions.ts';
import { renderScreen, walletOf } from '#tests/fixtures/renderDashboard.tsx';
import type { Screen } from '../screen.ts';
import { mounted } from './mounted.ts';

const announcedId = withdrawPaymentModel.starts['an announced payment']?.paymentId ?? '';
const awaited = contributionOf({
  paid: naira(3_600_000),
  changes: { awaitingPayment: paymentOf({ id: announcedId, status: 'awaiting_transfer', receivedAt: null }) },
});

export const withdrawPayment: Screen = {
  mount: (_, host) =>
    mounted(
      renderScreen(Component, {
        path: '/dashboard/property/:name',
        at: `/dashboard/property/${awaited.slug}`,
        host,
      }),
    ),
  responses: {
    'GET /contributions': { message: '', body: { contributions: [awaited] } },
    [`GET /contributions/${awaited.id}/payments`]: {
      message: '',
      body: { payments: [], total: 0, totalPages: 1 },
    },
    'GET /wallet/get': { message: '', body: { wallet: walletOf(0) } },
  },
};
