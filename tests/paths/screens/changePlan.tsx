import { naira } from '#domain/money.ts';
import { someChanges } from '#machines/changePlan/model/changePlan.fixtures.ts';
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
  responses: {
    'GET /contributions': { message: '', body: { contributions: [begun] } },
    [`GET /contributions/${begun.id}/changes`]: { message: '', body: { changes: someChanges } },
  },
};
