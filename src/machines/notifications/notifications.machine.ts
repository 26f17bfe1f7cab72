import { assign, setup } from 'xstate';
import {
  AUTO_HIDE_MS,
  atMoment,
  dueAtMs,
  LONGEST_READING_MS,
  moveAtMs,
  type NewNotification,
  type NotificationList,
  withAdded,
  withDismissed,
  withTimeBack,
} from './notification.ts';

export interface NotificationsContext extends NotificationList {
  /** Counts all that were ever asked for: the next one's id. */
  readonly count: number;
  /** The clock when it was last read. */
  readonly nowMs: number;
  /** Up to when the time of reading has been given back. */
  readonly givenBackToMs: number;
  /** When reading ends by itself. */
  readonly readUntilMs: number;
}

export type NotificationsEvent =
  | ({ readonly type: 'notification.requested' } & NewNotification)
  | { readonly type: 'notification.dismissed'; readonly id: string }
  | { readonly type: 'reading.started' }
  | { readonly type: 'reading.ended' };

/** What the app says at the bottom left: three at most, each for its time, the others in their turn. */
export const notificationsMachine = setup({
  types: {
    context: {} as NotificationsContext,
    events: {} as NotificationsEvent,
    tags: {} as 'speaking',
  },
  guards: {
    hasNone: ({ context }) => context.visible.length === 0,
    hasReadLong: ({ context }) => context.nowMs >= context.readUntilMs,
  },
  delays: {
    nextDue: ({ context }) => Math.max(0, Math.min(...context.visible.map(dueAtMs)) - context.nowMs),
    nextMove: ({ context }) =>
      Math.max(
        0,
        Math.min(context.readUntilMs, ...context.visible.flatMap((item) => moveAtMs(item) ?? [])) -
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
      ...withTimeBack(context, context.nowMs - context.givenBackToMs),
      givenBackToMs: context.nowMs,
    })),
    moveOn: assign(({ context }) => atMoment(context, context.nowMs)),
  },
}).createMachine({
  id: 'notifications',
  description: 'Short messages at the bottom left of the page.',
  context: { visible: [], waiting: [], count: 0, nowMs: 0, givenBackToMs: 0, readUntilMs: 0 },
  initial: 'silent',
  states: {
    silent: {
      description: 'There is nothing to say.',
      on: {
        'notification.requested': {
          target: 'speaking',
          actions: ['readClock', { type: 'addNotification', params: ({ event }) => event }],
          description: 'Something is to be said.',
        },
      },
    },
    speaking: {
      description: 'One to three messages stand on the page.',
      tags: 'speaking',
      always: { guard: 'hasNone', target: 'silent', description: 'All have gone.' },
      after: {
        nextDue: {
          target: 'speaking',
          reenter: true,
          actions: ['readClock', 'moveOn'],
          description: 'One has entered, has had its time, or is gone.',
        },
      },
      on: {
        'notification.requested': {
          target: 'speaking',
          reenter: true,
          actions: ['readClock', { type: 'addNotification', params: ({ event }) => event }],
          description: 'Something more is to be said.',
        },
        'notification.dismissed': {
          target: 'speaking',
          reenter: true,
          actions: ['readClock', { type: 'dismissNotification', params: ({ event }) => ({ id: event.id }) }],
          description: 'The buyer closes one.',
        },
        'reading.started': {
          target: 'held',
          actions: ['readClock', 'startReading'],
          description: 'The buyer points at them, or has the focus among them.',
        },
      },
    },
    held: {
      description: 'The buyer reads: the messages stay until they are done.',
      tags: 'speaking',
      always: [
        { guard: 'hasNone', target: 'silent', description: 'All have gone.' },
        {
          guard: 'hasReadLong',
          target: 'speaking',
          description: 'Nobody reads for so long: their time goes on.',
        },
      ],
      after: {
        nextMove: {
          target: 'held',
          reenter: true,
          actions: ['readClock', 'giveTimeBack', 'moveOn'],
          description: 'One has entered or is gone, or a minute of reading is over.',
        },
      },
      on: {
        'notification.requested': {
          target: 'held',
          reenter: true,
          actions: ['readClock', 'giveTimeBack', { type: 'addNotification', params: ({ event }) => event }],
          description: 'Something more is to be said.',
        },
        'notification.dismissed': {
          target: 'held',
          reenter: true,
          actions: [
            'readClock',
            'giveTimeBack',
            { type: 'dismissNotification', params: ({ event }) => ({ id: event.id }) },
          ],
          description: 'The buyer closes one.',
        },
        'reading.ended': {
          target: 'speaking',
          actions: ['readClock', 'giveTimeBack'],
          description: 'The pointer and the focus are elsewhere.',
        },
      },
    },
  },
});
