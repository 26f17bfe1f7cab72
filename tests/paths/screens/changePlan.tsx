import { naira } from '#domain/money.ts';
import { heading, link, text } from '#flows/paths/model/expectation.ts';
import { planChanges } from '#machines/changePlan/model/changePlan.fixtures.ts';
import { changePlanModel } from '#machines/changePlan/model/changePlan.model.ts';
import { Component } from '#routes/dashboard/change/HardMonthScreen.tsx';
import { contributionOf } from '#tests/fixtures/contributions.ts';
import { renderScreen } from '#tests/fixtures/renderDashboard.tsx';
import type { Screen } from '../screen.ts';
import { mounted } from './mounted.ts';

const id = changePlanModel.starts['the page of a hard month']?.contributionId ?? '';
const begun = contributionOf({ paid: naira(3_600_000), changes: { id } });

export const changePlan: Screen = {
  mount: (_, host) =>
    mounted(
      renderScreen(Component, {
        path: '/dashboard/property/:name/hard-month',
        at: `/dashboard/property/${begun.slug}/hard-month`,
        host,
      }),
    ),
  opens: () => [
    link('Back to your plan'),
    heading('Having a hard month?'),
    link('Change this plan'),
    link('leave this plan'),
    heading('Not possible now'),
    text('Compare'),
  ],
  expects: {
    comparing: () => [text('Each month₦400,000₦400,000'), text('Late₦400,000Nothing')],
    changed: () => [
      text('It is ₦400,000'),
      text('now. We have sent you a message with the figures, and your documents'),
    ],
  },
  responses: {
    'GET /contributions': { message: '', body: { contributions: [begun] } },
    [`GET /contributions/${begun.id}/changes`]: { message: '', body: { changes: planChanges } },
  },
};
