import { isoDate } from '#domain/dates.ts';
import { cancelInspectionModel } from '#machines/cancelInspection/model/cancelInspection.model.ts';
import { RequestedInspections } from '#routes/dashboard/home/inspections/RequestedInspections.tsx';
import { renderScreen } from '#tests/fixtures/renderDashboard.tsx';
import type { Screen } from '../screen.ts';
import { mounted } from './mounted.ts';

const reference = cancelInspectionModel.starts['an inspection that is to come']?.reference ?? '';

export const cancelInspection: Screen = {
  mount: (_, host) => mounted(renderScreen(RequestedInspections, { host })),
  responses: {
    'GET /users/me/inspections': {
      message: '',
      body: {
        inspections: [
          {
            reference,
            day: isoDate('2026-12-04'),
            property: { id: 'home-1', title: 'Omi Garden Flats', town: 'Epe', withdrawn: false },
          },
        ],
      },
    },
  },
};
