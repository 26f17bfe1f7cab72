import { assign, setup } from 'xstate';
import {
  AUTO_HIDE_MS,
  atMoment,
  dueAtMs,
  type NewNotification,
  type NotificationList,
  withAdded,
  withDismissed,
} from './notification.ts';

export interface NotificationsContext extends NotificationList {
  /** Counts all that were ever asked for: the next one's id. */
  readonly count: number;
  /** The clock when it was last read. */
  readonly nowMs: number;
}

export type NotificationsEvent =
  | ({ readonly type: 'notification.requested' } & NewNotification)
  | { readonly type: 'notification.dismissed'; readonly id: string };

/** What the app says at the bottom left: three at most, each for its time, the others in their turn. */
export const notificationsMachine = setup({
  types: {
    context: {} as NotificationsContext,
    events: {} as NotificationsEvent,
    tags: {} as 'speaking',
  },
  guards: {
    hasNone: ({ context }) => context.visible.length === 0,
  },
  delays: {
    nextDue: ({ context }) => Math.max(0, Math.min(...context.visible.map(dueAtMs)) - context.nowMs),
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
    moveOn: assign(({ context }) => atMoment(context, context.nowMs)),
  },
}).createMachine({
  id: 'notifications',
  description: 'Short messages at the bottom left of the page.',
  context: { visible: [], waiting: [], count: 0, nowMs: 0 },
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
      },
    },
  },
});
