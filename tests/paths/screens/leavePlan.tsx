import { naira, ZERO_KOBO } from '#domain/money.ts';
import { EXIT_DECISION_DAYS } from '#domain/plans/exits.ts';
import { heading, link, text } from '#flows/paths/model/expectation.ts';
import { leavePlanModel } from '#machines/leavePlan/model/leavePlan.model.ts';
import { Component } from '#routes/dashboard/leave/LeaveScreen.tsx';
import { contributionOf } from '#tests/fixtures/contributions.ts';
import { renderScreen } from '#tests/fixtures/renderDashboard.tsx';
import type { Screen } from '../screen.ts';
import { mounted } from './mounted.ts';

const paid = naira(3_600_000);
const id = leavePlanModel.starts['a plan that is paid into']?.contributionId ?? '';
const begun = contributionOf({ paid, changes: { id } });
const quote = { paid, feeBps: 0, fee: ZERO_KOBO, returned: paid, decisionDays: EXIT_DECISION_DAYS };

export const leavePlan: Screen = {
  opens: () => [
    heading('Leave this plan'),
    heading('What you get back'),
    text('Goes into your wallet₦3,600,000'),
    heading('Ask to leave'),
    link('See what helps'),
  ],
  mount: (_, host) =>
    mounted(
      renderScreen(Component, {
        path: '/dashboard/property/:name/leave',
        at: `/dashboard/property/${begun.slug}/leave`,
        host,
      }),
    ),
  responses: {
    'GET /contributions': { message: '', body: { contributions: [begun] } },
    [`GET /contributions/${begun.id}/exit`]: { message: '', body: { quote, exit: null } },
  },
};
