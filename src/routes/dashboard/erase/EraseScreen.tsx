import { Heading, Link, Skeleton, Stack } from '@adire/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { fromPromise } from 'xstate';
import { eraseAccount } from '#api/calls/users.ts';
import { FailureNotice } from '#app/failures/FailureNotice.tsx';
import { PrivateHead } from '#app/head/PrivateHead.tsx';
import { MONEY_FRESH_MS, useContributions } from '#app/money/useContributions.ts';
import { useWallet } from '#app/money/useWallet.ts';
import { erasureQuery } from '#app/queries/account.ts';
import { invalidateAreas } from '#app/queries/keys.ts';
import { useSession } from '#app/session/useSession.ts';
import { useFlow } from '#flows/host/useFlow.ts';
import { type EraseAccount, eraseAccountMachine } from '#machines/eraseAccount/eraseAccount.machine.ts';
import { stateName } from '#machines/stateName.ts';
import { Loaded } from '../states/Loaded.tsx';
import { useFirstLoad } from '../states/useFirstLoad.ts';
import { Consequences } from './Consequences.tsx';
import { EraseForm } from './EraseForm.tsx';
import * as styles from './EraseScreen.css.ts';
import { isSettled, Unsettled } from './Unsettled.tsx';

const skeleton = <Skeleton height={220} shape="block" />;

/** /dashboard/erase */
export function Component() {
  const queryClient = useQueryClient();
  const session = useSession();
  const erasure = useQuery({ ...erasureQuery, staleTime: MONEY_FRESH_MS, refetchOnWindowFocus: 'always' });
  // What has to be settled names contributions and the balance, and what follows would move when they load.
  const isFirstLoad = useFirstLoad([useContributions(), useWallet()]);
  const [snapshot, send] = useFlow(
    eraseAccountMachine.provide({
      actors: { eraseAccount: fromPromise<unknown, EraseAccount>(({ input }) => eraseAccount(input)) },
      actions: {
        refreshServerState: () => invalidateAreas(queryClient, 'contributions', 'wallet'),
        endSession: session.accountErased,
      },
    }),
  );
  const { failure } = snapshot.context;
  return (
    <div className={styles.page} data-state={stateName(snapshot.value)}>
      <PrivateHead title="Erase your account" />
      <Stack gap={6}>
        <Link href="/dashboard/profile">
          <span className={styles.back}>
            <ArrowLeft size={18} aria-hidden="true" /> Back to your profile
          </span>
        </Link>
        <Heading level={1}>Erase your account</Heading>
        {isFirstLoad ? (
          <div aria-busy="true">{skeleton}</div>
        ) : (
          <Loaded query={erasure} what="what has to be settled first" skeleton={skeleton}>
            {(unsettled) => (
              <Stack gap={5}>
                {!isSettled(unsettled) && (
                  <>
                    <FailureNotice failure={failure} />
                    <Unsettled unsettled={unsettled} />
                  </>
                )}
                <Consequences />
                {isSettled(unsettled) && (
                  <EraseForm
                    failure={failure}
                    isUnsure={snapshot.matches({ asking: 'unreachable' })}
                    busy={snapshot.hasTag('busy')}
                    onConfirm={(currentPassword) => send({ type: 'erasure.confirmed', currentPassword })}
                  />
                )}
              </Stack>
            )}
          </Loaded>
        )}
      </Stack>
    </div>
  );
}
