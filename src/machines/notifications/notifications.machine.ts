import { assign, setup } from 'xstate';
import { durationText } from '#domain/quantities.ts';
import {
  AUTO_HIDE_MS,
  LONGEST_READING_MS,
  listAt,
  MAX_VISIBLE,
  type NewNotification,
  type NotificationList,
  nextChangeAtMs,
  nextMotionAtMs,
  withAdded,
  withDismissed,
  withExtendedTime,
} from './notifications.list.ts';

export interface NotificationsContext extends NotificationList {
  /** The number of notifications ever added, used as the next id. */
  readonly count: number;
  /** The clock when it was last read. */
  readonly nowMs: number;
  /** The timestamp up to which reading time has been given back. */
  readonly givenBackToMs: number;
  /** The timestamp at which reading ends automatically. */
  readonly readUntilMs: number;
}

export type NotificationsEvent =
  | ({ readonly type: 'notification.requested' } & NewNotification)
  | { readonly type: 'notification.dismissed'; readonly id: string }
  | { readonly type: 'reading.started' }
  | { readonly type: 'reading.ended' };

const READING = durationText(LONGEST_READING_MS);

/** The notifications at the edge of the screen: a few are visible for their durations, the others are queued. */
export const notificationsMachine = setup({
  types: {
    context: {} as NotificationsContext,
    events: {} as NotificationsEvent,
    tags: {} as 'speaking',
  },
  guards: {
    hasNoMessages: ({ context }) => context.visible.length === 0,
    hasReadTooLong: ({ context }) => context.nowMs >= context.readUntilMs,
  },
  delays: {
    // Read once more when the last message has gone, just before the page falls silent.
    nextDue: ({ context: { visible, nowMs } }) =>
      visible.length === 0 ? 0 : Math.max(0, Math.min(...visible.map(nextChangeAtMs)) - nowMs),
    nextMove: ({ context }) =>
      Math.max(
        0,
        Math.min(context.readUntilMs, ...context.visible.flatMap((item) => nextMotionAtMs(item) ?? [])) -
          context.nowMs,
      ),
  },
  actions: {
    readClock: assign({ nowMs: () => Date.now() }),
    addNotification: assign(({ context }, params: NewNotification) => ({
      ...withAdded(
        context,
        {
          id: `notification-${context.count}`,
          tone: params.tone,
          message: params.message,
          durationMs: params.durationMs ?? AUTO_HIDE_MS,
        },
        context.nowMs,
      ),
      count: context.count + 1,
    })),
    dismissNotification: assign(({ context }, params: { id: string }) =>
      withDismissed(context, params.id, context.nowMs),
    ),
    startReading: assign(({ context: { nowMs } }) => ({
      givenBackToMs: nowMs,
      readUntilMs: nowMs + LONGEST_READING_MS,
    })),
    giveTimeBack: assign(({ context }) => ({
      ...withExtendedTime(context, context.nowMs - context.givenBackToMs),
      givenBackToMs: context.nowMs,
    })),
    moveOn: assign(({ context }) => listAt(context, context.nowMs)),
  },
}).createMachine({
  id: 'notifications',
  description: `The page shows short messages at the edge of the screen, at most ${MAX_VISIBLE} at once.`,
  context: { visible: [], waiting: [], count: 0, nowMs: 0, givenBackToMs: 0, readUntilMs: 0 },
  initial: 'silent',
  states: {
    silent: {
      description: 'The page shows no message.',
      on: {
        'notification.requested': {
          target: 'speaking',
          actions: ['readClock', { type: 'addNotification', params: ({ event }) => event }],
          description: 'The app reports something; the page shows the message.',
        },
      },
    },
    speaking: {
      description: `The page shows 1 to ${MAX_VISIBLE} messages.`,
      tags: 'speaking',
      always: { guard: 'hasNoMessages', target: 'silent', description: 'The last message has disappeared.' },
      after: {
        nextDue: {
          target: 'speaking',
          reenter: true,
          actions: ['readClock', 'moveOn'],
          description: 'A message has appeared, has had its time, or has disappeared; the others move up.',
        },
      },
      on: {
        'notification.requested': {
          target: 'speaking',
          reenter: true,
          actions: ['readClock', { type: 'addNotification', params: ({ event }) => event }],
          description: 'The app reports something more; the page shows the message when there is room.',
        },
        'notification.dismissed': {
          target: 'speaking',
          reenter: true,
          actions: ['readClock', { type: 'dismissNotification', params: ({ event }) => ({ id: event.id }) }],
          description: 'The buyer closes a message; it disappears.',
        },
        'reading.started': {
          target: 'held',
          actions: ['readClock', 'startReading'],
          description: 'The buyer points at the messages or focuses them; their time stops.',
        },
      },
    },
    held: {
      description: 'The buyer reads the messages; they stay.',
      tags: 'speaking',
      always: [
        { guard: 'hasNoMessages', target: 'silent', description: 'The last message has disappeared.' },
        {
          guard: 'hasReadTooLong',
          target: 'speaking',
          description: `After ${READING} of reading the time of the messages goes on.`,
        },
      ],
      after: {
        nextMove: {
          target: 'held',
          reenter: true,
          actions: ['readClock', 'giveTimeBack', 'moveOn'],
          description: `A message has appeared or disappeared, or ${READING} of reading are over.`,
        },
      },
      on: {
        'notification.requested': {
          target: 'held',
          reenter: true,
          actions: ['readClock', 'giveTimeBack', { type: 'addNotification', params: ({ event }) => event }],
          description: 'The app reports something more; the page shows the message when there is room.',
        },
        'notification.dismissed': {
          target: 'held',
          reenter: true,
          actions: [
            'readClock',
            'giveTimeBack',
            { type: 'dismissNotification', params: ({ event }) => ({ id: event.id }) },
          ],
          description: 'The buyer closes a message; it disappears.',
        },
        'reading.ended': {
          target: 'speaking',
          actions: ['readClock', 'giveTimeBack'],
          description: 'The buyer leaves the messages; their time goes on.',
        },
      },
    },
  },
});
