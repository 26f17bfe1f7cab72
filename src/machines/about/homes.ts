import { INSPECTION_HORIZON_DAYS, INSPECTION_NOTICE_DAYS } from '#domain/listings/inspections.ts';
import { DEFAULT_PAGE_SIZE, MAX_SEARCH_LENGTH } from '#domain/listings/listings.ts';
import type { Flow } from '#flows/graph/flow.ts';
import { cancelInspectionMachine } from '../cancelInspection/cancelInspection.machine.ts';
import { cancelInspectionModel } from '../cancelInspection/model/cancelInspection.model.ts';
import { inspectionMachine } from '../inspection/inspection.machine.ts';
import { inspectionModel } from '../inspection/model/inspection.model.ts';
import { propertyRequestModel } from '../propertyRequest/model/propertyRequest.model.ts';
import { propertyRequestMachine } from '../propertyRequest/propertyRequest.machine.ts';
import { savedToggleModel } from '../savedToggle/model/savedToggle.model.ts';
import { savedToggleMachine } from '../savedToggle/savedToggle.machine.ts';
import { searchModel } from '../search/model/search.model.ts';
import { searchMachine } from '../search/search.machine.ts';
import { callDeadline, rule } from './rules.ts';

/** Flows of the search and the home pages. */
export const homeFlows: readonly Flow[] = [
  {
    machine: searchMachine,
    appEvents: ['address.changed'],
    title: searchModel.title,
    about:
      'Someone looks for a home by place, price, type, beds and baths. The address of the page always names the search, so it can be shared, bookmarked and gone back to.',
    who: 'Everyone, signed in or not',
    screens: 'src/routes/search',
    rules: [
      rule({
        label: 'Homes on a page',
        number: DEFAULT_PAGE_SIZE,
        unit: 'homes',
        sentence: { unsaid: 'The page says how many homes there are in all.' },
        kept: { test: 'tests/server/catalogue-search.test.ts', states: ['results'] },
      }),
      rule({
        label: 'Characters of a search text, at most',
        number: MAX_SEARCH_LENGTH,
        unit: 'characters',
        sentence: { unsaid: 'The field takes no more.' },
        kept: { test: 'src/machines/search/search.url.test.ts', states: ['menu.closed'] },
      }),
      callDeadline,
    ],
  },
  {
    machine: savedToggleMachine,
    appEvents: ['saved.reported'],
    title: savedToggleModel.title,
    about:
      'A buyer keeps a home to come back to, by the heart on its picture. The heart changes at once and goes back, with a reason, where the server has not saved it.',
    who: 'Buyers who are signed in',
    screens: 'src/app/saved',
    rules: [callDeadline],
  },
  {
    machine: propertyRequestMachine,
    title: propertyRequestModel.title,
    about:
      'A buyer who finds no home says which one would do. The request is kept under a reference that the buyer can quote.',
    who: 'Everyone, signed in or not',
    screens: 'src/routes/search/property-request',
    rules: [callDeadline],
  },
  {
    machine: inspectionMachine,
    title: inspectionModel.title,
    about:
      'Someone wants to see a home and chooses a day. Somebody confirms the day and the hour; the request is kept under a reference.',
    who: 'Everyone, signed in or not',
    screens: 'src/routes/property/inspection',
    rules: [
      rule({
        label: 'The first day, from today, after',
        number: INSPECTION_NOTICE_DAYS,
        unit: 'days',
        sentence: 'The first day that you can choose is 23 Nov 2026.',
        kept: { test: 'src/domain/listings/inspections.test.ts', states: ['editing', 'failed', 'sending'] },
      }),
      rule({
        label: 'The last day, from today, after',
        number: INSPECTION_HORIZON_DAYS,
        unit: 'days',
        sentence: { unsaid: 'No path asks for a day that is too late.' },
        kept: { test: 'src/domain/listings/inspections.test.ts', states: ['editing', 'failed'] },
      }),
      callDeadline,
    ],
  },
  {
    machine: cancelInspectionMachine,
    title: cancelInspectionModel.title,
    about:
      'A buyer cancels an inspection on the dashboard, until its day has passed. The people who would show the home are told.',
    who: 'Buyers who have asked for an inspection',
    screens: 'src/routes/dashboard/home/inspections',
    rules: [callDeadline],
  },
];
