import { Button, RequiredNote, Stack } from '@adire/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import type { Failure } from '#api/failure.ts';
import { FailureNotice } from '#app/failures/FailureNotice.tsx';
import { splitPhone } from '#app/forms/splitPhone.ts';
import { TypedPhoneField } from '#app/forms/TypedPhoneField.tsx';
import { typedPhone } from '#app/forms/typedPhone.ts';
import { useFieldFailures } from '#app/forms/useFieldFailures.ts';

const correctionForm = z.object({ phone: typedPhone });
const FIELDS = ['phone'] as const;

interface CorrectPhoneFormProps {
  /** The phone number that the code was sent to, in E.164. */
  readonly phone: string | null;
  readonly failure: Failure | null;
  readonly busy: boolean;
  /** Receives the corrected phone number in E.164. */
  readonly onSubmit: (phone: string) => void;
  readonly onCancel: () => void;
}

/** Corrects a phone number that was mistyped at sign-up. */
export function CorrectPhoneForm({ phone, failure, busy, onSubmit, onCancel }: CorrectPhoneFormProps) {
  const form = useForm({
    resolver: zodResolver(correctionForm),
    defaultValues: { phone: splitPhone(phone) },
  });
  const shownFailure = useFieldFailures(form, failure, FIELDS);
  return (
    <>
      <FailureNotice failure={shownFailure} />
      <form noValidate onSubmit={form.handleSubmit((typed) => onSubmit(typed.phone))}>
        <Stack gap={5}>
          <RequiredNote />
          <Controller
            control={form.control}
            name="phone"
            render={(phone) => <TypedPhoneField {...phone} pill />}
          />
          <Button type="submit" size="large" shape="pill" block busy={busy}>
            Send the code to this number
          </Button>
          <Button variant="text" onClick={onCancel}>
            Back to the code
          </Button>
        </Stack>
      </form>
    </>
  );
}
