import type { PlanExit } from '#api/calls/changes.ts';
import { naira, ZERO_KOBO } from '#domain/money.ts';
import { text } from '#flows/paths/model/expectation.ts';
import { withdrawExitModel } from '#machines/withdrawExit/model/withdrawExit.model.ts';
import { Component } from '#routes/dashboard/leave/LeaveScreen.tsx';
import { contributionOf } from '#tests/fixtures/contributions.ts';
import { renderScreen } from '#tests/fixtures/renderDashboard.tsx';
import type { Screen } from '../screen.ts';
import { mounted } from './mounted.ts';

const paid = naira(3_600_000);
const id = withdrawExitModel.starts['an open request']?.contributionId ?? '';
const leaving = contributionOf({ paid, changes: { id, status: 'leaving' } });
const exit: PlanExit = {
  id: 'exit-1',
  status: 'requested',
  reference: 'EXT-7K2M9QX4TB',
  paid,
  feeBps: 0,
  fee: ZERO_KOBO,
  returned: paid,
  requestedAt: '2026-11-20T09:00:00.000Z',
  decidedAt: null,
  reason: null,
};

export const withdrawExit: Screen = {
  opens: () => [
    text('We are checking your request to leave.'),
    text('You asked on'),
    text('and one of us decides within'),
  ],
  mount: (_, host) =>
    mounted(
      renderScreen(Component, {
        path: '/dashboard/property/:name/leave',
        at: `/dashboard/property/${leaving.slug}/leave`,
        host,
      }),
    ),
  responses: {
    'GET /contributions': { message: '', body: { contributions: [leaving] } },
    [`GET /contributions/${leaving.id}/exit`]: { message: '', body: { quote: null, exit } },
  },
};
