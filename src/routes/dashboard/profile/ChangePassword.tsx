import { Button, Card, Heading, Notice, PasswordField, RequiredNote, Stack } from '@adire/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { fromPromise } from 'xstate';
import * as z from 'zod/mini';
import { changePassword, getMe, type PasswordChange } from '#api/calls/users.ts';
import { ERRORS } from '#api/contract/errors.ts';
import { password } from '#api/contract/scalars.ts';
import { passwordChange } from '#api/contract/users.ts';
import { FailureNotice } from '#app/failures/FailureNotice.tsx';
import { NewPasswordField } from '#app/forms/NewPasswordField.tsx';
import { useFieldFailures } from '#app/forms/useFieldFailures.ts';
import { useSession } from '#app/session/useSession.ts';
import { useUser } from '#app/session/useUser.ts';
import { PASSWORD_LENGTH_MESSAGE } from '#domain/accounts/accounts.ts';
import { useFlow } from '#flows/host/useFlow.ts';
import { changePasswordMachine } from '#machines/changePassword/changePassword.machine.ts';
import { stateName } from '#machines/stateName.ts';
import * as styles from './ChangePassword.css.ts';

const passwordForm = z
  .object({
    currentPassword: passwordChange.shape.current_password,
    password,
    confirmPassword: z
      .string('Confirm Password is required.')
      .check(z.minLength(1, 'Confirm Password is required.')),
  })
  .check(({ value, issues }) => {
    // The machine compares the two, but only sees what is otherwise valid: a weak and an unequal one are marked at once.
    if (issues.length === 0 || value.password === value.confirmPassword) return;
    issues.push({
      code: 'custom',
      input: value.confirmPassword,
      path: ['confirmPassword'],
      message: ERRORS.passwords_differ.message,
    });
  });

const FIELDS = ['currentPassword', 'password', 'confirmPassword'] as const;
const EMPTY: PasswordChange = { currentPassword: '', password: '', confirmPassword: '' };
const UNSURE = 'That is not your current password. Your new password may be saved already: try it instead.';
const CHANGED = 'Your password has been changed. You are logged out everywhere else.';
const WITHDRAWN =
  'The new email address or phone number was not verified yet: if you asked for it, enter it again.';

/** Changes the password; requires the current one. */
export function ChangePassword() {
  const { firstName, lastName, email, phone, pendingEmail, pendingPhone } = useUser();
  const { userChanged } = useSession();
  const [isWithdrawn, setIsWithdrawn] = useState(false);
  const form = useForm({ resolver: zodResolver(passwordForm), defaultValues: EMPTY });
  const typed = useWatch({ control: form.control, name: 'password' });
  const [snapshot, , actor] = useFlow(
    changePasswordMachine.provide({
      actors: {
        changePassword: fromPromise<unknown, PasswordChange>(({ input }) => changePassword(input)),
      },
      actions: {
        confirmChange: () => {
          form.reset(EMPTY);
          // A new password withdraws what waits for its code. The next load of the page shows it, too.
          const isWaiting = pendingEmail !== null || pendingPhone !== null;
          setIsWithdrawn(isWaiting);
          if (isWaiting) void getMe().then(userChanged, () => {});
        },
      },
    }),
  );
  const { failure } = snapshot.context;
  useFieldFailures(form, failure, FIELDS);
  const { errors } = form.formState;
  const submit = form.handleSubmit((passwords) => actor.send({ type: 'passwords.submitted', passwords }));

  return (
    <Card>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => void submit(event)}
        data-state={stateName(snapshot.value)}
      >
        <Stack gap={4}>
          <Heading level={2} look={3}>
            Change your password
          </Heading>
          <RequiredNote />
          {snapshot.matches({ form: 'changed' }) && (
            <Notice tone="positive">{isWithdrawn ? `${CHANGED} ${WITHDRAWN}` : CHANGED}</Notice>
          )}
          {snapshot.matches({ form: 'unsure' }) && <Notice tone="attention">{UNSURE}</Notice>}
          {failure && Object.keys(failure.fields).length === 0 && <FailureNotice failure={failure} />}
          <PasswordField
            label="Current Password"
            required
            error={errors.currentPassword?.message}
            {...form.register('currentPassword')}
          />
          <NewPasswordField
            label="New Password"
            required
            typed={typed}
            ownWords={[firstName, lastName, email, phone]}
            hint={PASSWORD_LENGTH_MESSAGE}
            error={errors.password?.message}
            {...form.register('password')}
          />
          <PasswordField
            label="Confirm Password"
            required
            autoComplete="new-password"
            error={errors.confirmPassword?.message}
            {...form.register('confirmPassword')}
          />
          <Button type="submit" size="large" busy={snapshot.hasTag('busy')}>
            Create Password
          </Button>
        </Stack>
      </form>
    </Card>
  );
}
