import { Button, EmptyState, Inline, Page, Skeleton, Stack, VisuallyHidden } from '@adire/ui';
import { Outlet } from 'react-router-dom';
import { stepOf } from '#machines/contribution/contribution.address.ts';
import { STEP_NOTICES } from '#machines/contribution/contribution.notices.ts';
import { FailureState } from '../failures/FailureState.tsx';
import { PrivateHead } from '../head/PrivateHead.tsx';
import { DASHBOARD_PATH } from '../session/next.ts';
import { useSession } from '../session/useSession.ts';
import { useFlowActor, useFlowSelector } from './flowContext.ts';
import { STEP_TITLES } from './stepTitles.ts';
import { useFlowAddress } from './useFlowAddress.ts';
import { usePersistedFlow } from './usePersistedFlow.ts';

/** Shows the wizard's pages once the home and the saved progress are loaded. */
export function FlowGate() {
  useFlowAddress();
  usePersistedFlow();
  const actor = useFlowActor();
  const opening = useFlowSelector((snapshot) =>
    (['loading', 'loadFailed', 'noHome'] as const).find((state) => snapshot.matches(state)),
  );
  const step = useFlowSelector(stepOf) ?? 'unit';
  const failure = useFlowSelector(({ context }) => context.failure);
  const { user } = useSession();
  const notice = useFlowSelector(({ context }) => context.notice);

  if (!opening) return <Outlet />;
  return (
    <Page>
      <PrivateHead title={STEP_TITLES[step]} />
      <div data-state={opening}>
        {opening === 'loading' ? <Opening /> : null}
        {opening === 'loadFailed' && failure ? (
          <FailureState
            level={1}
            title="We could not open this home"
            failure={failure}
            onRetry={() => actor.send({ type: 'retry.requested' })}
          />
        ) : null}
        {opening === 'noHome' ? (
          <EmptyState
            level={1}
            title={notice ? STEP_NOTICES[notice].message : 'Choose a home first.'}
            action={
              <Inline gap={3} justify="center">
                <Button href="/search">Search homes</Button>
                {user !== null && (
                  <Button variant="quiet" href={DASHBOARD_PATH}>
                    Go to your dashboard
                  </Button>
                )}
              </Inline>
            }
          >
            A contribution begins with a home and one of its units.
          </EmptyState>
        ) : null}
      </div>
    </Page>
  );
}

export function Opening() {
  return (
    <Stack gap={6}>
      <VisuallyHidden>
        <p role="status">Opening the home</p>
      </VisuallyHidden>
      <Skeleton width="12rem" height="1.5rem" />
      <Skeleton width="min(100%, 24rem)" height="2.5rem" />
      <Skeleton width="100%" height="24rem" />
    </Stack>
  );
}
