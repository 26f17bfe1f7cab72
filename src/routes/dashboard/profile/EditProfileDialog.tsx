import {
  Button,
  DateField,
  Dialog,
  Divider,
  PasswordField,
  PhoneField,
  RequiredNote,
  SelectField,
  Stack,
  TextField,
} from '@adire/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useSelector } from '@xstate/react';
import { type RefObject, useEffect, useState } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import type { ActorRefFrom } from 'xstate';
import { FailureNotice } from '#app/failures/FailureNotice.tsx';
import { EmailField } from '#app/forms/EmailField.tsx';
import { useFieldFailures } from '#app/forms/useFieldFailures.ts';
import { useFormDraft } from '#app/forms/useFormDraft.ts';
import { useUser } from '#app/session/useUser.ts';
import { EMPLOYMENT_STATUS_LABELS, EMPLOYMENT_STATUSES } from '#domain/accounts/accounts.ts';
import { NAME_CHANGE_WAIT_TEXT } from '#domain/accounts/nameChange.ts';
import { parsePhone } from '#domain/accounts/phones.ts';
import { addMonths, lagosDate } from '#domain/dates.ts';
import { isSameName } from '#domain/payments/accountHolders.ts';
import { MIN_AGE } from '#domain/plans/eligibility.ts';
import type { profileMachine } from '#machines/profile/profile.machine.ts';
import { NextOfKinFields } from './NextOfKinFields.tsx';
import { PictureEditor } from './PictureEditor.tsx';
import { profileDraft } from './profileDraft.ts';
import {
  changesOf,
  DRAFT_FIELDS,
  NOT_GIVEN,
  needsPassword,
  PROFILE_FIELDS,
  profileFormFor,
  profileFormOf,
} from './profileForm.ts';

interface EditProfileDialogProps {
  readonly actor: ActorRefFrom<typeof profileMachine>;
  /** A chosen picture that is not uploaded yet: saving the changes uploads it too. */
  readonly chosenPicture: RefObject<File | null>;
}

/** The latest date of birth that meets the minimum age. */
const youngest = () => ({
  date: addMonths(lagosDate(new Date()), -MIN_AGE * 12),
  message: `You have to be at least ${MIN_AGE}.`,
});

/** 'Edit profile': the picture and all details. Input is kept until it is saved or the dialog is closed,
 * also over a reload and the end of the session. */
export function EditProfileDialog({ actor, chosenPicture }: EditProfileDialogProps) {
  const user = useUser();
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const failure = useSelector(actor, (snapshot) => snapshot.context.failure);
  const [base] = useState(() => profileFormOf(user));
  const form = useForm({ resolver: zodResolver(profileFormFor(user)), defaultValues: base });
  const [email, phone, firstName, lastName] = useWatch({
    control: form.control,
    name: ['email', 'phone', 'firstName', 'lastName'],
  });
  const isRenamed = !isSameName(user, { firstName, lastName });
  const isPasswordNeeded = needsPassword(user, { email, phone });
  const { errors } = form.formState;
  useFieldFailures(form, failure, PROFILE_FIELDS);
  useFormDraft(form, DRAFT_FIELDS, {
    draft: profileDraft,
    owner: user.id,
    subject: '',
    requestId: null,
    base,
  });
  useEffect(() => {
    // Saved, or given up. While it is saved the dialog cannot be closed, and the session may have ended.
    const { unsubscribe } = actor.subscribe((snapshot) => {
      if (snapshot.matches('viewing')) profileDraft.forget();
    });
    return unsubscribe;
  }, [actor]);

  const submit = form.handleSubmit((values) => {
    const changes = changesOf(user, values);
    const isUnchanged = Object.keys(changes).length === 0 && chosenPicture.current === null;
    actor.send(isUnchanged ? { type: 'edit.abandoned' } : { type: 'changes.submitted', changes });
  });

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) actor.send({ type: 'edit.abandoned' });
      }}
      title="Edit profile"
    >
      <Stack gap={5}>
        <PictureEditor chosen={chosenPicture} />
        <Divider />
        <form noValidate onSubmit={(event) => void submit(event)}>
          <Stack gap={4}>
            <RequiredNote />
            <TextField
              label="First Name"
              required
              autoComplete="given-name"
              error={errors.firstName?.message}
              {...form.register('firstName')}
            />
            <TextField
              label="Last Name"
              required
              autoComplete="family-name"
              hint={isRenamed ? `We notify you of a new name. ${NAME_CHANGE_WAIT_TEXT}` : undefined}
              error={errors.lastName?.message}
              {...form.register('lastName')}
            />
            <Controller
              control={form.control}
              name="phone"
              render={({ field }) => (
                <PhoneField
                  label="Phone number"
                  required
                  hint="We send a code to a new number. Until it is verified, the old one stays."
                  value={field.value.national}
                  dialCode={field.value.dialCode}
                  onChange={field.onChange}
                  onBlur={field.onBlur}
                  parse={parsePhone}
                  error={errors.phone?.message}
                  ref={field.ref}
                />
              )}
            />
            <EmailField
              hint="We send a code to a new address."
              error={errors.email?.message}
              {...form.register('email')}
            />
            <Controller
              control={form.control}
              name="dateOfBirth"
              render={({ field }) => (
                <DateField
                  label="Date of Birth"
                  autoComplete="bday"
                  value={field.value}
                  onChange={field.onChange}
                  onBlur={field.onBlur}
                  max={youngest()}
                  error={errors.dateOfBirth?.message}
                  ref={field.ref}
                />
              )}
            />
            <Controller
              control={form.control}
              name="employmentStatus"
              render={({ field }) => (
                <SelectField
                  label="Employment Status"
                  value={field.value}
                  onChange={field.onChange}
                  options={[
                    NOT_GIVEN,
                    ...EMPLOYMENT_STATUSES.map((value) => ({
                      value,
                      label: EMPLOYMENT_STATUS_LABELS[value],
                    })),
                  ]}
                  error={errors.employmentStatus?.message}
                  ref={field.ref}
                />
              )}
            />
            <NextOfKinFields form={form} />
            {isPasswordNeeded && (
              <PasswordField
                label="Current Password"
                required
                hint="A new phone number or email needs your password."
                error={errors.currentPassword?.message}
                {...form.register('currentPassword')}
              />
            )}
            {/* Next to the pressed button, because the top of the form may be scrolled out of view. */}
            {failure && !PROFILE_FIELDS.some((field) => failure.fields[field]) && (
              <FailureNotice failure={failure} />
            )}
            <Button type="submit" size="large" block busy={isBusy}>
              Save Changes
            </Button>
          </Stack>
        </form>
      </Stack>
    </Dialog>
  );
}
