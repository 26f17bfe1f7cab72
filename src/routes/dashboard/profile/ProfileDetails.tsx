import { Avatar, Button, Card, DescriptionList, Heading, Inline, Spinner, Stack } from '@adire/ui';
import { lazy, Suspense, useState } from 'react';
import { fromPromise } from 'xstate';
import { changeProfile, type ProfileChange, type User } from '#api/calls/users.ts';
import { EMPLOYMENT_STATUS_LABELS } from '#domain/accounts.ts';
import { formatDay } from '#domain/dates.ts';
import { formatPhone } from '#domain/phones.ts';
import { profileMachine } from '#machines/profile/profile.machine.ts';
import { stateName } from '../../auth/stateName.ts';
import { useFlow } from '../../flows/useFlow.ts';
import { useNotify } from '../../notifications/useNotify.ts';
import { fullName } from '../../session/fullName.ts';
import { useSession } from '../../session/useSession.ts';
import { useUser } from '../../session/useUser.ts';

const EditProfileDialog = lazy(() => import('./EditProfileDialog.tsx'));

/** The buyer's details, and the dialog that changes them. */
export function ProfileDetails() {
  const user = useUser();
  const { userChanged } = useSession();
  const notify = useNotify();
  const [logic] = useState(() =>
    profileMachine.provide({
      actors: { saveProfile: fromPromise<User, ProfileChange>(({ input }) => changeProfile(input)) },
      actions: {
        announceUser: (_, params) => {
          notify({ tone: 'positive', message: 'Your profile has been saved.' });
          userChanged(params.user);
        },
        // The area of the logged in leads to the verification page by itself, as soon as it knows this user.
        openVerification: () => notify({ tone: 'attention', message: 'Please verify your account!' }),
      },
    }),
  );
  const [snapshot, , actor] = useFlow(logic);
  const name = fullName(user);

  return (
    <Card>
      <Stack gap={6} data-state={stateName(snapshot.value)}>
        <Inline justify="between" gap={4}>
          <Inline gap={4}>
            <Avatar name={name} src={user.picture} size={64} />
            <Heading level={2}>{name}</Heading>
          </Inline>
          <Button variant="main" onClick={() => actor.send({ type: 'edit.started' })}>
            Edit profile
          </Button>
        </Inline>
        <DescriptionList items={detailsOf(user)} />
      </Stack>
      {snapshot.hasTag('form') && (
        <Suspense fallback={<Spinner label="Opening" />}>
          <EditProfileDialog actor={actor} />
        </Suspense>
      )}
    </Card>
  );
}

const detailsOf = ({ email, phone, dateOfBirth, employmentStatus }: User) => [
  { term: 'Email', value: email },
  { term: 'Phone number', value: formatPhone(phone) },
  { term: 'Date of Birth', value: dateOfBirth ? formatDay(dateOfBirth) : 'Not given yet' },
  {
    term: 'Employment Status',
    value: employmentStatus ? EMPLOYMENT_STATUS_LABELS[employmentStatus] : 'Not given yet',
  },
];
