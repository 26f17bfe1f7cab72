import { Button, RequiredNote, Stack, TextField } from '@adire/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { v4 as newId } from 'uuid';
import { fromPromise } from 'xstate';
import { sendContactMessage } from '#api/calls/support.ts';
import { contactMessage } from '#api/contract/support.ts';
import { useFlow } from '#flows/host/useFlow.ts';
import { contactMachine, type SendMessage } from '#machines/contact/contact.machine.ts';
import { UnsentNotice } from '../failures/UnsentNotice.tsx';
import { ByOwner } from '../forms/ByOwner.tsx';
import type { FormOwner } from '../forms/draft.ts';
import { EmailField } from '../forms/EmailField.tsx';
import { useFieldFailures } from '../forms/useFieldFailures.ts';
import { useFormDraft } from '../forms/useFormDraft.ts';
import { useHydrated } from '../routing/useHydrated.ts';
import { fullName } from '../session/fullName.ts';
import { useSession } from '../session/useSession.ts';
import { ArrivedNotice } from './ArrivedNotice.tsx';
import { contactDraft } from './contactDraft.ts';

const FIELDS = ['name', 'email', 'message'] as const;

interface ContactFormProps {
  /** The message's first line, its subject. Prepended on submit if the buyer removed it. */
  readonly opening?: string;
  /** Text after `opening` that can be sent unchanged. */
  readonly prepared?: string;
}

/**
 * The contact form. It keeps the buyer's input until the message is received, also when the page is left or the session
 * ends.
 */
export function ContactForm(props: ContactFormProps) {
  return <ByOwner>{(owner) => <MessageForm {...props} owner={owner} />}</ByOwner>;
}

function MessageForm({
  opening = '',
  prepared = '',
  owner,
}: ContactFormProps & { readonly owner: FormOwner }) {
  const { user } = useSession();
  const isHydrated = useHydrated();
  const first = opening + prepared;
  const [requestId] = useState(() => contactDraft.requestId() ?? newId());
  const [snapshot, send] = useFlow(
    contactMachine.provide({
      actors: {
        sendMessage: fromPromise<string, SendMessage>(({ input }) =>
          sendContactMessage(input.message, input.idempotencyKey),
        ),
      },
    }),
    { input: { requestId } },
  );
  const userName = user ? fullName(user) : '';
  const userEmail = user?.email ?? '';
  const form = useForm({
    resolver: zodResolver(contactMessage),
    defaultValues: {
      name: userName,
      email: userEmail,
      message: first,
    },
  });
  const { failure, reference } = snapshot.context;
  const shownFailure = useFieldFailures(form, failure, FIELDS);
  const { errors } = form.formState;
  const { getFieldState, resetField, setFocus } = form;
  useEffect(() => {
    // The opening may load after the buyer has started to write.
    if (!getFieldState('message').isDirty) resetField('message', { defaultValue: first });
  }, [first, getFieldState, resetField]);

  useEffect(() => {
    // The buyer is known only after the page that was opened directly.
    if (!getFieldState('name').isDirty) resetField('name', { defaultValue: userName });
    if (!getFieldState('email').isDirty) resetField('email', { defaultValue: userEmail });
  }, [userName, userEmail, getFieldState, resetField]);
  useFormDraft(form, FIELDS, { draft: contactDraft, owner, subject: first, requestId });
  const arrived = useRef<HTMLDivElement>(null);
  const hasArrived = reference !== null;
  const hadArrived = useRef(hasArrived);
  useEffect(() => {
    // The form and the confirmation replace each other, with the button that had the focus.
    if (hadArrived.current === hasArrived) return;
    hadArrived.current = hasArrived;
    if (hasArrived) {
      arrived.current?.focus();
      contactDraft.forget();
    } else setFocus('message');
  }, [hasArrived, setFocus]);

  const submit = form.handleSubmit((written) => {
    const subject = opening.trim();
    if (subject !== '' && written.message === subject) {
      const message = 'Write your question or request below the first line.';
      form.setError('message', { message }, { shouldFocus: true });
      return;
    }
    const isAboutIt = written.message.startsWith(subject);
    const message = isAboutIt ? written.message : opening + written.message;
    send({ type: 'message.submitted', message: { ...written, message } });
  });

  if (reference !== null) {
    return (
      <div data-state={snapshot.value} ref={arrived} tabIndex={-1}>
        <ArrivedNotice
          reference={reference}
          action={
            <Button
              variant="quiet"
              onClick={() => {
                form.resetField('message');
                send({ type: 'message.restarted' });
              }}
            >
              Write another message
            </Button>
          }
        />
      </div>
    );
  }
  return (
    // Until the scripts run, the browser validates the form itself, and posts it to the page's own address.
    <form
      noValidate={isHydrated}
      method="post"
      action="/contact-support"
      aria-label="Contact Us"
      data-state={snapshot.value}
      onSubmit={submit}
    >
      <Stack gap={5}>
        <RequiredNote />
        <TextField
          label="Name"
          required
          autoComplete="name"
          error={errors.name?.message}
          {...form.register('name')}
        />
        <EmailField label="Email" error={errors.email?.message} {...form.register('email')} />
        <TextField
          label="Message"
          required
          multiline
          rows={6}
          defaultValue={first}
          error={errors.message?.message}
          {...form.register('message')}
        />
        <UnsentNotice failure={shownFailure} what="message" />
        <div>
          <Button type="submit" busy={snapshot.hasTag('busy')}>
            Contact Us
          </Button>
        </div>
      </Stack>
    </form>
  );
}
