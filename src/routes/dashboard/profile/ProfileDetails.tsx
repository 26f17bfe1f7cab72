import { Avatar, Button, Card, DescriptionList, Heading, Inline, lazyModule, Stack } from '@adire/ui';
import { type ReactNode, useRef, useState } from 'react';
import { fromPromise } from 'xstate';
import { changePicture, changeProfile, getMe, type ProfileChange, type User } from '#api/calls/users.ts';
import { LazyDialog } from '#app/dialogs/LazyDialog.tsx';
import { useNotify } from '#app/notifications/useNotify.ts';
import { rememberContactCode } from '#app/session/contactCodes.ts';
import { fullName } from '#app/session/fullName.ts';
import { useSession } from '#app/session/useSession.ts';
import { useUser } from '#app/session/useUser.ts';
import { EMPLOYMENT_STATUS_LABELS, OTP_LENGTHS, OTP_RESEND_COOLDOWN_MS } from '#domain/accounts/accounts.ts';
import { KIN_RELATION_LABELS } from '#domain/accounts/nextOfKin.ts';
import { formatPhone } from '#domain/accounts/phones.ts';
import { formatDay } from '#domain/dates.ts';
import { useFlow } from '#flows/host/useFlow.ts';
import { profileMachine } from '#machines/profile/profile.machine.ts';
import { stateName } from '#machines/stateName.ts';
import { type UnverifiedContact, unverifiedContacts } from '../contacts/unverifiedContacts.ts';
import { VerifyContacts } from '../contacts/VerifyContacts.tsx';

const editProfileDialog = lazyModule(() => import('./EditProfileDialog.tsx'));

/** The buyer's details, and the dialog that changes them. */
export function ProfileDetails() {
  const user = useUser();
  const { userChanged } = useSession();
  const notify = useNotify();
  const [justSentTo, setJustSentTo] = useState<string | null>(null);
  const chosenPicture = useRef<File | null>(null);
  const [snapshot, , actor] = useFlow(
    profileMachine.provide({
      actors: {
        saveProfile: fromPromise<User, ProfileChange>(({ input }) => save(input, chosenPicture.current)),
      },
      actions: {
        announceUser: (_, { user: saved, changes }) => {
          const sent = unverifiedContacts(saved).filter(({ channel }) => changes[channel] !== undefined);
          for (const { channel, to } of sent) {
            rememberContactCode(channel, to, Date.now() + OTP_RESEND_COOLDOWN_MS);
          }
          notify({
            tone: 'positive',
            message: ['Your profile has been saved.', ...sent.map(sentText)].join(' '),
          });
          setJustSentTo(sent[0]?.to ?? null);
          userChanged(saved);
        },
        // Without a response the page keeps what it shows.
        refreshUser: () => void getMe().then(userChanged, () => {}),
      },
    }),
  );
  const name = fullName(user);

  return (
    <Stack gap={5}>
      <VerifyContacts justSentTo={justSentTo} />
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
          <LazyDialog code={editProfileDialog}>
            {({ EditProfileDialog }) => <EditProfileDialog actor={actor} chosenPicture={chosenPicture} />}
          </LazyDialog>
        )}
      </Card>
    </Stack>
  );
}

/** Saves the picture first. If either call fails, both can safely be repeated. */
async function save(changes: ProfileChange, picture: File | null): Promise<User> {
  const pictured = picture && (await changePicture(picture));
  return pictured && Object.keys(changes).length === 0 ? pictured : changeProfile(changes);
}

const sentText = ({ channel, to }: UnverifiedContact): string =>
  `We sent a ${OTP_LENGTHS[channel]}-digit code to ${channel === 'phone' ? formatPhone(to) : to}.`;

/** An address that is too long for its line is broken at its '@'. */
function breakable(email: string): ReactNode {
  const [name, ...host] = email.split('@');
  return (
    <>
      {name}@<wbr />
      {host.join('@')}
    </>
  );
}

const detailsOf = ({ email, emailVerified, pendingEmail, phone, pendingPhone, ...rest }: User) => [
  {
    term: 'Email',
    value: (
      <>
        {breakable(email)}
        {emailVerified ? null : ' (not verified)'}
      </>
    ),
  },
  ...(pendingEmail === null ? [] : [{ term: 'New email', value: `${pendingEmail} (waiting for its code)` }]),
  { term: 'Phone number', value: formatPhone(phone) },
  ...(pendingPhone === null
    ? []
    : [{ term: 'New phone number', value: `${formatPhone(pendingPhone)} (waiting for its code)` }]),
  { term: 'Date of Birth', value: rest.dateOfBirth ? formatDay(rest.dateOfBirth) : 'Not given yet' },
  {
    term: 'Employment Status',
    value: rest.employmentStatus ? EMPLOYMENT_STATUS_LABELS[rest.employmentStatus] : 'Not given yet',
  },
  {
    term: 'Next of kin',
    value: rest.nextOfKin
      ? `${rest.nextOfKin.name}, ${KIN_RELATION_LABELS[rest.nextOfKin.relation].toLowerCase()}, ${formatPhone(rest.nextOfKin.phone)}`
      : 'Not given yet',
  },
];
