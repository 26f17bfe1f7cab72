import { Button, Dialog, Link, Notice, Stack } from '@adire/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { fromPromise } from 'xstate';
import type { PropertyDetail } from '#api/calls/properties.ts';
import { requestInspection } from '#api/calls/support.ts';
import { UnsentNotice } from '#app/failures/UnsentNotice.tsx';
import type { FormOwner } from '#app/forms/draft.ts';
import { useFieldFailures } from '#app/forms/useFieldFailures.ts';
import { useFormDraft } from '#app/forms/useFormDraft.ts';
import { inspectionsQuery } from '#app/queries/account.ts';
import { invalidateAreas } from '#app/queries/keys.ts';
import { useSession } from '#app/session/useSession.ts';
import { formatDay } from '#domain/dates.ts';
import { useFlow } from '#flows/host/useFlow.ts';
import { inspectionMachine, type RequestInspection } from '#machines/inspection/inspection.machine.ts';
import { InspectionFields } from './InspectionFields.tsx';
import { inspectionDraft } from './inspectionDraft.ts';
import { INSPECTION_FIELDS, inspectionForm, newInspection, type TypedInspection } from './inspectionForm.ts';

const FORM_ID = 'inspection';

interface InspectionDialogProps {
  readonly home: Pick<PropertyDetail, 'id' | 'title'>;
  readonly owner: FormOwner;
  /** The input from before the dialog was last closed; null at first. */
  readonly draft: TypedInspection | null;
  /** Unique per filled form: the same while there is a draft. */
  readonly requestId: string;
  /** Receives the unsent input. */
  readonly onClose: (draft: TypedInspection | null) => void;
}

/** The form that requests a day for an inspection of the home. */
export function InspectionDialog({ home, owner, draft, requestId, onClose }: InspectionDialogProps) {
  const { user } = useSession();
  const queryClient = useQueryClient();
  const [at] = useState(() => new Date());
  const [snapshot, , actor] = useFlow(
    inspectionMachine.provide({
      actors: {
        requestInspection: fromPromise<string, RequestInspection>(({ input }) =>
          requestInspection(input.request, input.idempotencyKey),
        ),
      },
    }),
    { input: { requestId } },
  );
  const form = useForm({
    resolver: zodResolver(inspectionForm(at)),
    // The session may load after the dialog: it prefills only fields that nobody has edited.
    values: draft ?? newInspection(user),
    resetOptions: { keepDirtyValues: true },
  });
  const { failure, reference } = snapshot.context;
  const shownFailure = useFieldFailures(form, failure, INSPECTION_FIELDS);
  useFormDraft(form, INSPECTION_FIELDS, { draft: inspectionDraft, owner, subject: home.id, requestId });
  useEffect(() => {
    if (reference === null) return;
    inspectionDraft.forget();
    invalidateAreas(queryClient, 'inspections');
  }, [reference, queryClient]);

  const close = () => {
    actor.send({ type: 'dialog.closed' });
    if (actor.getSnapshot().status === 'done') onClose(reference === null ? form.getValues() : null);
  };
  const isBusy = snapshot.hasTag('busy');
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) close();
      }}
      title="See this home"
      description={home.title}
      actions={
        reference === null ? (
          <>
            {isBusy ? null : (
              <Button variant="quiet" onClick={close}>
                Cancel
              </Button>
            )}
            <Button type="submit" form={FORM_ID} busy={isBusy}>
              Ask for this day
            </Button>
          </>
        ) : (
          <Button onClick={close}>Done</Button>
        )
      }
    >
      {reference === null ? (
        <form
          id={FORM_ID}
          noValidate
          data-state={snapshot.value}
          onSubmit={form.handleSubmit((values) =>
            actor.send({ type: 'inspection.submitted', request: { propertyId: home.id, ...values } }),
          )}
        >
          <Stack gap={4}>
            {user && <AskedBefore propertyId={home.id} />}
            <InspectionFields form={form} at={at} />
            <UnsentNotice failure={shownFailure} what="request" />
          </Stack>
        </form>
      ) : (
        <Notice tone="positive" title="We have your request.">
          We confirm the day and the hour by phone or email: please wait for that before you go. Your
          reference is {reference}.
        </Notice>
      )}
    </Dialog>
  );
}

/** The days for which the signed-in buyer has already asked to see the home. */
function AskedBefore({ propertyId }: { readonly propertyId: string }) {
  const { data } = useQuery(inspectionsQuery);
  const asked = data?.upcoming.filter(({ property }) => property.id === propertyId) ?? [];
  if (asked.length === 0) return null;
  const days = new Intl.ListFormat('en-GB').format(asked.map(({ day }) => formatDay(day)));
  return (
    <Notice tone="info">
      You have asked to see this home on {days}. <Link href="/dashboard">Your inspections</Link>
    </Notice>
  );
}
