import { Button, Card, PasswordField, Section, Stack, Text } from '@adire/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { erasureRequest } from '#api/contract/users.ts';
import type { Failure } from '#api/failure.ts';
import { FailureNotice } from '#app/failures/FailureNotice.tsx';
import { useFieldFailures } from '#app/forms/useFieldFailures.ts';

const form = z.object({ currentPassword: erasureRequest.shape.current_password });
const UNSURE = 'Your account may be erased already: if you can no longer log in, it is.';
const FIELDS = ['currentPassword'] as const;

interface EraseFormProps {
  readonly failure: Failure | null;
  /** Whether no response came to the last attempt, which may have erased the account all the same. */
  readonly isUnsure: boolean;
  readonly busy: boolean;
  readonly onConfirm: (currentPassword: string) => void;
}

/** The last step: confirms with the password. */
export function EraseForm({ failure, isUnsure, busy, onConfirm }: EraseFormProps) {
  const fields = useForm({ resolver: zodResolver(form), defaultValues: { currentPassword: '' } });
  useFieldFailures(fields, failure, FIELDS);
  const submit = fields.handleSubmit(({ currentPassword }) => onConfirm(currentPassword));
  return (
    <Card>
      <Section title="This cannot be undone" look={3}>
        <form noValidate onSubmit={(event) => void submit(event)}>
          <Stack gap={4}>
            <Text tone="ink2">
              All your sessions end at once, on this device too. Your phone number and email are free again:
              you can sign up with them as somebody new. Money that is sent to your old account number is sent
              back.
            </Text>
            <PasswordField
              label="Current Password"
              required
              error={fields.formState.errors.currentPassword?.message}
              {...fields.register('currentPassword')}
            />
            {failure?.fields.currentPassword === undefined && (
              <FailureNotice failure={failure} {...(isUnsure && { retryHint: UNSURE })} />
            )}
            <div>
              <Button type="submit" size="large" variant="quiet" busy={busy}>
                Erase my account for good
              </Button>
            </div>
          </Stack>
        </form>
      </Section>
    </Card>
  );
}
