import { assertEvent, assign, fromPromise, setup } from 'xstate';
import type { Failure } from '#api/failure.ts';
import { call, callDelays } from '../call.ts';
import { notProvided } from '../notProvided.ts';

/** What the PDF is fetched for. */
export type LetterUse = 'download' | 'print';
interface LetterInput {
  readonly documentId: string;
  /** Whether the URL opens it, as the link of a message does. */
  readonly isOpen: boolean;
}

export interface LetterContext extends LetterInput {
  readonly use: LetterUse;
  readonly failure: Failure | null;
}

export type LetterEvent =
  | { readonly type: 'letter.opened' }
  | { readonly type: 'letter.closed' }
  | { readonly type: 'file.requested'; readonly use: LetterUse }
  | { readonly type: 'share.requested' };

export const letterMachine = setup({
  types: {
    context: {} as LetterContext,
    events: {} as LetterEvent,
    input: {} as LetterInput,
    /** `open`: the letter is shown over the page. */
    tags: {} as 'open' | 'busy',
  },
  actors: {
    fetchLetter: fromPromise<unknown, { documentId: string; use: LetterUse }>(notProvided('fetchLetter')),
  },
  guards: {
    isOpen: ({ context }) => context.isOpen,
  },
  actions: {
    storeUse: assign({
      use: ({ event }) => {
        assertEvent(event, 'file.requested');
        return event.use;
      },
    }),
    storeFailure: assign({ failure: (_, params: { failure: Failure }) => params.failure }),
    clearFailure: assign({ failure: null }),
    markClosed: assign({ isOpen: false, failure: null }),
    /** Provided by the route: opens the device's share dialog for its card, or saves the card. */
    shareLetter: notProvided('shareLetter'),
    /** Provided by the route: removes the letter from the URL. */
    clearAddress: notProvided('clearAddress'),
  },
  delays: callDelays,
}).createMachine({
  id: 'letter',
  description: 'The buyer opens the allocation letter, and downloads, prints or shares it.',
  context: ({ input }) => ({ ...input, use: 'download', failure: null }),
  initial: 'folded',
  states: {
    folded: {
      description: 'The letter lies folded on the page of its contribution.',
      always: { guard: 'isOpen', target: 'unfolded', description: 'The address opens the letter.' },
      on: {
        'letter.opened': { target: 'unfolded', description: 'The buyer opens the letter; it unfolds.' },
      },
    },
    unfolded: {
      description: 'The letter covers the page.',
      tags: 'open',
      initial: 'ready',
      on: {
        'letter.closed': {
          target: 'folded',
          actions: ['markClosed', 'clearAddress'],
          description:
            'The buyer closes the letter; a PDF on its way is still saved or opened when it arrives.',
        },
        'file.requested': {
          target: '.fetching',
          actions: 'storeUse',
          description: 'The buyer downloads or prints the PDF.',
        },
        'share.requested': {
          actions: 'shareLetter',
          description:
            'The buyer shares a card that names the home and where anyone can check the letter, and no amount: by the apps of the device, else as a saved picture.',
        },
      },
      states: {
        ready: { description: 'The letter can be read, downloaded, printed and shared.' },
        failed: { description: 'A notice says what did not work; the buyer can try again.' },
        fetching: {
          description: 'The server sends the PDF.',
          tags: 'busy',
          entry: 'clearFailure',
          ...call({
            src: 'fetchLetter',
            input: ({ context }: { context: LetterContext }) => ({
              documentId: context.documentId,
              use: context.use,
            }),
            onDone: {
              target: 'ready',
              description: 'The PDF is saved, or open to be printed.',
            },
            onFailure: {
              target: 'failed',
              actions: ['storeFailure'],
              description: 'The PDF did not arrive; a notice says why.',
              whenLate: 'a notice says so.',
            },
          }),
        },
      },
    },
  },
});
