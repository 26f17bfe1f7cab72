import { INSPECTION_HORIZON_DAYS, INSPECTION_NOTICE_DAYS } from '#domain/listings/inspections.ts';
import { DEFAULT_PAGE_SIZE, MAX_SEARCH_LENGTH } from '#domain/listings/listings.ts';
import type { Flow } from '#flows/graph/flow.ts';
import { contactMachine } from '../contact/contact.machine.ts';
import { contactModel } from '../contact/model/contact.model.ts';
import { inspectionMachine } from '../inspection/inspection.machine.ts';
import { inspectionModel } from '../inspection/model/inspection.model.ts';
import { notificationsModel } from '../notifications/model/notifications.model.ts';
import { AUTO_HIDE_MS, LONGEST_READING_MS, MAX_VISIBLE } from '../notifications/notifications.list.ts';
import { notificationsMachine } from '../notifications/notifications.machine.ts';
import { propertyRequestModel } from '../propertyRequest/model/propertyRequest.model.ts';
import { propertyRequestMachine } from '../propertyRequest/propertyRequest.machine.ts';
import { savedToggleModel } from '../savedToggle/model/savedToggle.model.ts';
import { savedToggleMachine } from '../savedToggle/savedToggle.machine.ts';
import { searchModel } from '../search/model/search.model.ts';
import { searchMachine } from '../search/search.machine.ts';
import { callDeadline, rule } from './rules.ts';

/** Flows of the search, the home pages and contact. */
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
    machine: contactMachine,
    title: contactModel.title,
    about:
      'Someone writes to the people behind the product. The message is kept under a reference, and nothing typed is lost when sending fails.',
    who: 'Everyone, signed in or not',
    screens: 'src/app/contact',
    rules: [callDeadline],
  },
  {
    machine: notificationsMachine,
    appEvents: ['notification.requested'],
    computedDelays: { nextDue: 'the next message’s time', nextMove: 'the next message’s way in or out' },
    title: notificationsModel.title,
    about:
      'Short messages at the edge of the screen say what has just been done or gone wrong. They wait their turn, and stay while somebody reads them.',
    who: 'Everyone, on every page',
    screens: 'src/app/notifications',
    rules: [
      rule({
        label: 'Messages seen at once, at most',
        number: MAX_VISIBLE,
        unit: 'messages',
        sentence: { unsaid: 'A message too many waits its turn unseen.' },
        kept: { cases: ['a third is said', 'a fourth is said'], states: ['speaking', 'held'] },
      }),
      rule({
        label: 'A message stays, unless it says otherwise, for',
        number: AUTO_HIDE_MS,
        unit: 'ms',
        sentence: { unsaid: 'It is seen for that long.' },
        kept: { test: 'src/machines/notifications/notifications.machine.test.ts', states: ['speaking'] },
      }),
      rule({
        label: 'And while it is read, at most for',
        number: LONGEST_READING_MS,
        unit: 'ms',
        sentence: { unsaid: 'It is seen for that long.' },
        kept: { delay: 'nextMove' },
      }),
    ],
  },
];
