import { Button, Dialog, Notice } from '@adire/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import type { ActorRefFrom } from 'xstate';
import { UnsentNotice } from '#app/failures/UnsentNotice.tsx';
import type { FormOwner } from '#app/forms/draft.ts';
import { useFieldFailures } from '#app/forms/useFieldFailures.ts';
import { useFormDraft } from '#app/forms/useFormDraft.ts';
import type { propertyRequestMachine } from '#machines/propertyRequest/propertyRequest.machine.ts';
import { RequestFields } from './RequestFields.tsx';
import { requestDraft } from './requestDraft.ts';
import { EMPTY_REQUEST, REQUEST_FIELDS, requestForm } from './requestForm.ts';

const FORM_ID = 'property-request';

interface RequestDialogProps {
  readonly actor: ActorRefFrom<typeof propertyRequestMachine>;
  readonly owner: FormOwner;
}

/** The form of a property request. Closing the dialog keeps its input. */
export function RequestDialog({ actor, owner }: RequestDialogProps) {
  const snapshot = useSelector(actor, (current) => current);
  const form = useForm({ resolver: zodResolver(requestForm), defaultValues: EMPTY_REQUEST });
  const { failure, reference, requestId } = snapshot.context;
  const shownFailure = useFieldFailures(form, failure, REQUEST_FIELDS);
  useFormDraft(form, REQUEST_FIELDS, { draft: requestDraft, owner, subject: '', requestId });
  const { reset } = form;
  useEffect(() => {
    const subscription = actor.on('request.kept', () => {
      reset();
      requestDraft.forget();
    });
    return () => subscription.unsubscribe();
  }, [actor, reset]);

  const isBusy = snapshot.hasTag('busy');
  const close = () => actor.send({ type: 'dialog.closed' });
  return (
    <Dialog
      open={snapshot.hasTag('open')}
      onOpenChange={(open) => {
        if (!open) close();
      }}
      title="Let us know what you're looking for"
      actions={
        reference === null ? (
          <>
            {isBusy ? null : (
              <Button variant="quiet" onClick={close}>
                Cancel
              </Button>
            )}
            <Button type="submit" form={FORM_ID} busy={isBusy}>
              Send Request
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
          // Before a budget that is no amount stops the submission, and would hide the other errors.
          onSubmitCapture={form.handleSubmit((request) => actor.send({ type: 'request.submitted', request }))}
        >
          <RequestFields form={form} />
          <UnsentNotice failure={shownFailure} what="request" />
        </form>
      ) : (
        <Notice tone="positive" title="Your request has arrived.">
          A person reads it, and answers by phone or email. Your reference is {reference}.
        </Notice>
      )}
    </Dialog>
  );
}
