import { Button } from '@adire/ui';
import { useMutation } from '@tanstack/react-query';
import { changeProfile } from '#api/calls/users.ts';
import { toFailure } from '#api/failure.ts';
import { useNotify } from '#app/notifications/useNotify.ts';
import { useNotifyFailure } from '#app/notifications/useNotifyFailure.ts';
import { forgetContactCode } from '#app/session/contactCodes.ts';
import { useSession } from '#app/session/useSession.ts';
import { useUser } from '#app/session/useUser.ts';
import type { ContactChannel } from '#domain/accounts/accounts.ts';
import { keptText } from './unverifiedContacts.ts';

const LABELS = {
  email: 'Keep my old email address',
  phone: 'Keep my old phone number',
} as const satisfies Record<ContactChannel, string>;

/** Withdraws a new email or phone whose code is awaited. The server does so when it is given the verified one again. */
export function KeepOldContact({ channel }: { readonly channel: ContactChannel }) {
  const { email, phone } = useUser();
  const { userChanged } = useSession();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const { mutate, isPending } = useMutation({
    mutationFn: () => changeProfile(channel === 'email' ? { email } : { phone }),
    onSuccess: (saved) => {
      forgetContactCode(channel);
      userChanged(saved);
      notify({ tone: 'positive', message: keptText(saved, channel) });
    },
    onError: (error) => notifyFailure(toFailure(error)),
  });
  return (
    <Button variant="text" busy={isPending} onClick={() => mutate()}>
      {LABELS[channel]}
    </Button>
  );
}
