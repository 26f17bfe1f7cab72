import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { fromPromise } from 'xstate';
import { saveProperty, unsaveProperty } from '#api/calls/properties.ts';
import { useFlow } from '#flows/host/useFlow.ts';
import { savedToggleMachine } from '#machines/savedToggle/savedToggle.machine.ts';
import { useNotify } from '../notifications/useNotify.ts';
import { useNotifyFailure } from '../notifications/useNotifyFailure.ts';
import { rememberSaved } from './rememberSaved.ts';

/** The heart of one home for a signed-in buyer. */
export function useSavedToggle(propertyId: string, isSaved: boolean) {
  const queryClient = useQueryClient();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const [snapshot, send] = useFlow(
    savedToggleMachine.provide({
      actors: {
        saveProperty: fromPromise(({ input }) => saveProperty(input.propertyId)),
        unsaveProperty: fromPromise(({ input }) => unsaveProperty(input.propertyId)),
      },
      actions: {
        notify: ({ context }, params) => {
          notify({ tone: 'positive', message: params.message });
          void rememberSaved(queryClient, context.propertyId, params.isSaved);
        },
        reportFailure: (_, { failure }) => notifyFailure(failure),
      },
    }),
    { input: { propertyId, isSaved } },
  );
  useEffect(() => send({ type: 'saved.reported', isSaved }), [send, isSaved]);
  return {
    isOn: snapshot.hasTag('on'),
    toggle: () => send({ type: 'save.toggled' }),
  };
}
