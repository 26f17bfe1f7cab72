import { assign, fromPromise, setup } from 'xstate';
import type { Failure } from '#api/failure.ts';
import { callDelays } from '../call.ts';
import { notProvided } from '../notProvided.ts';
import { type QuestionContext, type QuestionEvent, type QuestionTag, questionStates } from '../question.ts';

export interface CancelInspectionContext extends QuestionContext {
  readonly reference: string;
}

export const cancelInspectionMachine = setup({
  types: {
    context: {} as CancelInspectionContext,
    events: {} as QuestionEvent,
    input: {} as { reference: string },
    tags: {} as QuestionTag,
  },
  actors: {
    cancelInspection: fromPromise<void, { reference: string }>(notProvided('cancelInspection')),
  },
  guards: {
    isTooLate: (_, { failure }: { failure: Failure }) => failure.code === 'inspection_closed',
  },
  actions: {
    storeFailure: assign({ failure: (_, params: { failure: Failure }) => params.failure }),
    clearFailure: assign({ failure: null }),
    /** Provided by the route: invalidates the query of the inspections. */
    refreshServerState: notProvided('refreshServerState'),
  },
  delays: callDelays,
}).createMachine({
  id: 'cancelInspection',
  description: 'The buyer cancels an inspection that they asked for, until its day has passed.',
  context: ({ input }) => ({ reference: input.reference, failure: null }),
  initial: 'idle',
  states: questionStates({
    src: 'cancelInspection',
    input: ({ context }: { context: CancelInspectionContext }) => ({ reference: context.reference }),
    descriptions: {
      idle: 'The inspection is to take place.',
      opened: 'The buyer wants to cancel; the dialog asks to confirm.',
      confirming: 'The dialog asks whether to cancel the inspection; after a failed try it says why.',
      confirmed: 'The buyer confirms; the server cancels the inspection.',
      dismissed: 'The buyer closes the dialog; the inspection stays.',
      calling: 'The server cancels the inspection.',
      responded: 'The server has cancelled the inspection, and tells support.',
      failed: 'The server has not cancelled the inspection; the dialog stays and says why.',
      whenLate: 'the dialog stays, and the buyer can try again.',
      foundTooLate: 'The day of the inspection has passed, or it is cancelled already.',
      tooLate: 'The dialog says that the inspection is over.',
      explained: 'The list no longer has the inspection.',
      done: 'The inspection is cancelled, and the list no longer has it.',
    },
  }),
});
