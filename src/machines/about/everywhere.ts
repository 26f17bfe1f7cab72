import type { Flow } from '#flows/graph/flow.ts';
import { contactMachine } from '../contact/contact.machine.ts';
import { contactModel } from '../contact/model/contact.model.ts';
import { notificationsModel } from '../notifications/model/notifications.model.ts';
import { AUTO_HIDE_MS, LONGEST_READING_MS, MAX_VISIBLE } from '../notifications/notifications.list.ts';
import { notificationsMachine } from '../notifications/notifications.machine.ts';
import { callDeadline, rule } from './rules.ts';

/** Flows that belong to no part of the journey: they open from any page. */
export const everywhereFlows: readonly Flow[] = [
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
