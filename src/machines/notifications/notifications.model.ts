import type { SnapshotFrom } from 'xstate';
import { NETWORK_MESSAGE, UNKNOWN_MESSAGE } from '#api/failure.ts';
import { defineModel, type EventCase } from '../model/model.ts';
import { button, type Sight, text, without } from '../model/sight.ts';
import { SAVED_MESSAGE, UNSAVED_MESSAGE } from '../savedToggle/savedToggle.machine.ts';
import type { NewNotification, NotificationList } from './notification.ts';
import { notificationsMachine } from './notifications.machine.ts';

type Snapshot = SnapshotFrom<typeof notificationsMachine>;

const FIRST: NewNotification = { tone: 'positive', message: SAVED_MESSAGE };

const said = (
  notification: NewNotification,
  when: (list: NotificationList) => boolean,
): EventCase<typeof notificationsMachine> => ({
  event: { type: 'notification.requested', ...notification },
  when: ({ context }: Snapshot) => when(context),
});

const phasesOf = ({ context: { visible } }: Snapshot): string => visible.map(({ phase }) => phase).join();
/** One message stands alone, and has come in. */
const isFirstShown = (snapshot: Snapshot): boolean => phasesOf(snapshot) === 'shown';
const areTwoShown = (snapshot: Snapshot): boolean => phasesOf(snapshot) === 'shown,shown';

/** Whether time goes on or stands still for a reader, the messages look the same. */
const messages = ({ visible, waiting }: NotificationList): readonly Sight[] => [
  ...visible.filter(({ phase }) => phase !== 'leaving').map(({ message }) => text(message)),
  ...waiting.map(({ message }) => without(text(message))),
  ...(visible.every(({ phase }) => phase === 'leaving') ? [without(button('Dismiss'))] : []),
];

export const notificationsModel = defineModel({
  machine: notificationsMachine,
  title: 'Messages',
  starts: { 'any page': undefined },
  events: {
    'one is said': said(FIRST, ({ visible }) => visible.length === 0),
    'the same is said': said(FIRST, ({ visible }) => visible.length === 1),
    'a second is said': said(
      { tone: 'positive', message: UNSAVED_MESSAGE },
      ({ visible }) => visible.length === 1,
    ),
    'a third is said': said(
      { tone: 'critical', message: UNKNOWN_MESSAGE },
      ({ visible }) => visible.length === 2,
    ),
    'a fourth is said': said(
      { tone: 'critical', message: NETWORK_MESSAGE },
      ({ visible, waiting }) => visible.length === 3 && waiting.length === 0,
    ),
    'the second is closed': {
      event: { type: 'notification.dismissed', id: 'notification-1' },
      when: areTwoShown,
      by: ({ key }) => key('Escape'),
    },
    'it is closed': {
      event: { type: 'notification.dismissed', id: 'notification-0' },
      when: (snapshot) => snapshot.matches('held') && isFirstShown(snapshot),
      by: ({ key }) => key('Escape'),
    },
    'the focus goes to it': {
      event: { type: 'reading.started' },
      when: isFirstShown,
      by: ({ key }) => key('F8'),
    },
    'the page is pressed': { event: { type: 'reading.ended' }, by: ({ press }) => press('', 'heading') },
  },
  answers: {},
  waits: {
    // Both of a first wait: a message comes in; somebody begins to read one that has.
    nextDue: { words: 'a moment passed', ms: 225 },
    nextMove: { words: 'a moment of reading passed', ms: 60_000 },
  },
  facts: ({ visible, waiting }) => ({ phases: visible.map(({ phase }) => phase), waiting: waiting.length }),
  sees: {
    silent: [without(button('Dismiss'))],
    speaking: messages,
    held: messages,
  },
});
