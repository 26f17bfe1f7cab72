import { assign, fromPromise, setup } from 'xstate';
import type { Failure } from '#api/failure.ts';
import { failureGuards, formCall, formDelays, formStates } from '../form.ts';
import { notProvided } from '../notProvided.ts';

/** The context never holds the password: the form holds it, and the call sends it. */
export interface ExportDataContext {
  readonly failure: Failure | null;
}

export interface ExportDataEvent {
  readonly type: 'export.requested';
  readonly currentPassword: string;
}

export type RequestExport = Omit<ExportDataEvent, 'type'>;

export const exportDataMachine = setup({
  types: {
    context: {} as ExportDataContext,
    events: {} as ExportDataEvent,
    tags: {} as 'busy',
  },
  actors: {
    fetchExport: fromPromise<unknown, RequestExport>(notProvided('fetchExport')),
  },
  guards: failureGuards,
  actions: {
    storeFailure: assign({ failure: (_, params: { failure: Failure }) => params.failure }),
    clearFailure: assign({ failure: null }),
    /** Provided by the route: empties the password field. */
    clearPassword: notProvided('clearPassword'),
  },
  delays: formDelays,
}).createMachine({
  id: 'exportData',
  description: 'The buyer downloads all that is stored of them, with the password.',
  context: { failure: null },
  initial: 'asking',
  states: {
    asking: {
      description: 'The page says what the file contains, and asks for the password.',
      initial: 'ready',
      states: {
        ...formStates('The server has rejected the request; the page says why.'),
        saved: { description: 'The page says that the file was saved; the buyer can ask for another.' },
      },
      on: {
        'export.requested': {
          target: 'fetching',
          description: 'The buyer asks for the file; the server checks the password.',
        },
      },
    },
    fetching: {
      tags: ['busy'],
      description: 'The server puts the file together and sends it.',
      ...formCall({
        src: 'fetchExport',
        input: ({ event }: { event: ExportDataEvent }) => ({ currentPassword: event.currentPassword }),
        onDone: {
          target: 'asking.saved',
          actions: 'clearPassword',
          description: 'The file is saved on the device of the buyer.',
        },
        form: 'asking',
        rejected: 'The server rejects the request; the page says why.',
      }),
    },
  },
});
