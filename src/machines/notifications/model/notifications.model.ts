import type { SnapshotFrom } from 'xstate';
import { NETWORK_MESSAGE, UNKNOWN_MESSAGE } from '#api/failure.ts';
import {
  button,
  byState,
  type Expectation,
  noChange,
  nothingShown,
  text,
  without,
} from '#flows/paths/model/expectation.ts';
import { type BuyerEvent, defineModel } from '../../about/model.ts';
import { SAVED_MESSAGE, UNSAVED_MESSAGE } from '../../savedToggle/savedToggle.machine.ts';
import type { NewNotification, NotificationList } from '../notifications.list.ts';
import { type NotificationsContext, notificationsMachine } from '../notifications.machine.ts';

type Snapshot = SnapshotFrom<typeof notificationsMachine>;

const FIRST: NewNotification = { tone: 'positive', message: SAVED_MESSAGE };
const SECOND: NewNotification = { tone: 'positive', message: UNSAVED_MESSAGE };

const said = (
  notification: NewNotification,
  when: (snapshot: Snapshot) => boolean,
  expects: readonly Expectation[],
): BuyerEvent<typeof notificationsMachine> => ({
  event: { type: 'notification.requested', ...notification },
  when,
  expects,
});

const first = text('You have saved this property!');
const second = text('You have unsaved this property!');

const goesOn = (snapshot: Snapshot): boolean => snapshot.matches('speaking');
const isRead = (snapshot: Snapshot): boolean => snapshot.matches('held');
const phasesOf = ({ context: { visible } }: Snapshot): string => visible.map(({ phase }) => phase).join();
/** Exactly one message is visible, and has entered. */
const isFirstShown = (snapshot: Snapshot): boolean => phasesOf(snapshot) === 'shown';
const areTwoShown = (snapshot: Snapshot): boolean => phasesOf(snapshot) === 'shown,shown';
/** The buyer has just read the first message. */
const wasFirstRead = ({ count, nowMs, readUntilMs }: NotificationsContext): boolean =>
  count === 1 && nowMs < readUntilMs;
/** All messages have timed out. */
const hasGone = ({ count, visible, readUntilMs }: NotificationsContext): boolean =>
  count > 0 && visible.length === 0 && readUntilMs === 0;

/** Messages look the same whether or not their timers are paused. */
const messages = ({ visible, waiting }: NotificationList): readonly Expectation[] => [
  ...visible.filter(({ phase }) => phase !== 'leaving').map(({ message }) => text(message)),
  ...waiting.map(({ message }) => without(text(message))),
  visible.every(({ phase }) => phase === 'leaving') ? without(button('Dismiss')) : button('Dismiss'),
];

export const notificationsModel = defineModel({
  machine: notificationsMachine,
  title: 'Notifications',
  starts: { 'any page': undefined },
  events: {
    'one is said': said(FIRST, (snapshot) => snapshot.matches('silent') && !hasGone(snapshot.context), [
      first,
    ]),
    'it is said again': said(FIRST, (snapshot) => snapshot.matches('silent') && hasGone(snapshot.context), [
      first,
    ]),
    'the same is said': said(FIRST, (snapshot) => goesOn(snapshot) && snapshot.context.visible.length === 1, [
      first,
    ]),
    'a second is said': said(
      SECOND,
      (snapshot) => goesOn(snapshot) && snapshot.context.visible.length === 1,
      [second],
    ),
    'another is said meanwhile': said(
      SECOND,
      (snapshot) => isRead(snapshot) && snapshot.context.visible.length === 1,
      [second],
    ),
    'a third is said': said(
      { tone: 'critical', message: UNKNOWN_MESSAGE },
      ({ context: { visible } }) => visible.length === 2,
      [text('An error occurred!')],
    ),
    'a fourth is said': said(
      { tone: 'critical', message: NETWORK_MESSAGE },
      ({ context: { visible, waiting } }) => visible.length === 3 && waiting.length === 0,
      [without(text('An error occurred, please check your internet connection!'))],
    ),
    'the second is closed': {
      event: { type: 'notification.dismissed', id: 'notification-1' },
      when: (snapshot) => goesOn(snapshot) && areTwoShown(snapshot),
      perform: ({ key }) => key('Escape'),
      expects: [first],
    },
    'it is closed': {
      event: { type: 'notification.dismissed', id: 'notification-0' },
      when: (snapshot) => isRead(snapshot) && isFirstShown(snapshot),
      perform: ({ key }) => key('Escape'),
      expects: [without(button('Dismiss'))],
    },
    'the focus goes to it': {
      event: { type: 'reading.started' },
      when: (snapshot) => isFirstShown(snapshot) && !wasFirstRead(snapshot.context),
      perform: ({ key }) => key('F8'),
      expects: noChange('A message looks the same while its time stands still.'),
    },
    'the focus comes back to it': {
      event: { type: 'reading.started' },
      when: (snapshot) => isFirstShown(snapshot) && wasFirstRead(snapshot.context),
      perform: ({ key }) => key('F8'),
      expects: noChange('A message looks the same while its time stands still.'),
    },
    'the page is pressed': {
      event: { type: 'reading.ended' },
      perform: ({ press }) => press('*', 'heading'),
      expects: noChange('The messages look the same when their time goes on.'),
    },
  },
  responses: {},
  waits: {
    nextDue: {
      label: 'a moment passed',
      // A message enters, or it was read after entering and the rest of its five seconds runs.
      ms: ({ steps }) => (steps.includes('nextMove') ? 5_000 - 225 : 225),
      expects: byState('A message has come, goes, or has given way to the one that waited.'),
    },
    nextMove: {
      label: 'a moment of reading passed',
      ms: 60_000,
      expects: byState('A message has come or gone, or its time goes on.'),
    },
  },
  facts: (context) => ({
    phases: context.visible.map(({ phase }) => phase),
    waiting: context.waiting.length,
    wasFirstRead: wasFirstRead(context),
    hasGone: hasGone(context),
  }),
  expects: {
    silent: nothingShown('There is no message.', [button('Dismiss')]),
    speaking: messages,
    held: messages,
  },
});
