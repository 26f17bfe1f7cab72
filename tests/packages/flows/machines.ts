import { assign, fromPromise, setup } from 'xstate';

// Written anew from the descriptions of the examples in XState's own documentation.

/** Asks how a visit was, and for a sentence where it was not good. */
export const feedbackMachine = setup({
  types: {
    context: {} as { feedback: string },
    events: {} as
      | { type: 'feedback.good' }
      | { type: 'feedback.bad' }
      | { type: 'feedback.update'; value: string }
      | { type: 'submit' }
      | { type: 'back' }
      | { type: 'close' }
      | { type: 'restart' },
  },
  guards: { feedbackValid: ({ context }) => context.feedback.length > 0 },
}).createMachine({
  id: 'feedback',
  initial: 'prompt',
  context: { feedback: '' },
  states: {
    prompt: { on: { 'feedback.good': 'thanks', 'feedback.bad': 'form' } },
    form: {
      on: {
        'feedback.update': { actions: assign({ feedback: ({ event }) => event.value }) },
        submit: { guard: 'feedbackValid', target: 'thanks' },
        back: 'prompt',
      },
    },
    thanks: {},
    closed: { on: { restart: 'prompt' } },
  },
  on: { close: '.closed' },
});

/** A traffic light; while it is red, people walk, then wait. */
export const lightMachine = setup({
  types: { events: {} as { type: 'power.cut' } | { type: 'power.restored' } },
}).createMachine({
  id: 'trafficLight',
  initial: 'green',
  states: {
    green: { after: { 1000: 'yellow' } },
    yellow: { after: { 500: 'red' } },
    red: {
      initial: 'walk',
      states: {
        walk: { after: { 1500: 'wait' } },
        wait: { after: { 700: 'stop' } },
        stop: { type: 'final' },
      },
      onDone: 'green',
    },
    blinking: { on: { 'power.restored': 'red' } },
  },
  on: { 'power.cut': '.blinking' },
});

/** Fetches a user, and again where that fails. */
export const fetchMachine = setup({
  types: {
    context: {} as { user: { name: string } | null },
    events: {} as { type: 'fetch' } | { type: 'retry' },
  },
  actors: {
    fetchUser: fromPromise(async (): Promise<{ name: string }> => {
      throw new Error('Not provided');
    }),
  },
}).createMachine({
  id: 'fetch',
  initial: 'idle',
  context: { user: null },
  states: {
    idle: { on: { fetch: 'loading' } },
    loading: {
      invoke: {
        id: 'fetchUser',
        src: 'fetchUser',
        onDone: { target: 'success', actions: assign({ user: ({ event }) => event.output }) },
        onError: 'failure',
      },
    },
    success: { type: 'final' },
    failure: { on: { retry: 'loading' } },
  },
});
