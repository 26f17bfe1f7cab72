import { Button, Page, Spinner } from '@adire/ui';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { FailureState } from '../failures/FailureState.tsx';
import { beginPhoneVerification, verificationPath } from './pendingVerification.ts';
import { useSessionActor } from './SessionContext.ts';

/** The pages for signed-in buyers: they render once the buyer is loaded and the phone is verified. */
export function MemberArea() {
  const session = useSessionActor();
  const user = useSelector(session, ({ context }) => context.user);
  const failure = useSelector(session, ({ context }) => context.failure);
  const isSignedIn = useSelector(session, (snapshot) => snapshot.hasTag('signedIn'));
  const { pathname, search } = useLocation();

  if (user?.phoneVerified) return <Outlet />;
  if (user) return <ToVerification userId={user.id} next={pathname + search} />;
  if (failure) {
    return (
      <Page width="narrow" main>
        <div data-state="unreachable">
          <FailureState
            level={1}
            failure={failure}
            title="We could not open your account"
            onRetry={() => session.send({ type: 'retry.requested' })}
            action={
              <Button variant="text" onClick={() => session.send({ type: 'logout.requested' })}>
                Log out
              </Button>
            }
          />
        </div>
      </Page>
    );
  }
  return (
    <Page width="narrow" main>
      <div data-state={isSignedIn ? 'restoring' : 'leaving'}>
        <Spinner size="page" label={isSignedIn ? 'Opening your account' : 'Leaving your account'} />
      </div>
    </Page>
  );
}

function ToVerification({ userId, next }: { userId: string; next: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(verificationPath(beginPhoneVerification({ userId, next })), { replace: true });
  }, [navigate, userId, next]);
  return null;
}
