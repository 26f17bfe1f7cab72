import { Page } from '@adire/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Contribution } from '#api/calls/contributions.ts';
import { termsVersion } from '#domain/terms/termsVersion.ts';
import { useFlow } from '#flows/host/useFlow.ts';
import type { ContributionInput } from '#machines/contribution/contribution.context.ts';
import { isOver } from '#machines/contribution/contribution.facts.ts';
import { readSaved, type SavedFlow, savedAt } from '#machines/contribution/contribution.saved.ts';
import { isAboutPaying, parseUnitAddress, stepOfRoute } from '#machines/contribution/contribution.urls.ts';
import { FailureState } from '../failures/FailureState.tsx';
import { hasFailedToLoad, loadFailureOf } from '../failures/loadFailure.ts';
import { PrivateHead } from '../head/PrivateHead.tsx';
import { useDismissNotification } from '../notifications/useDismissNotification.ts';
import { useNotify } from '../notifications/useNotify.ts';
import { useNotifyFailure } from '../notifications/useNotifyFailure.ts';
import { contributionsQuery } from '../queries/contributions.ts';
import { useUser } from '../session/useUser.ts';
import { usePageSettings } from '../settings/PageSettingsContext.ts';
import { createFlowLogic } from './createFlowLogic.ts';
import { FlowGate, Opening } from './FlowGate.tsx';
import { FlowContext } from './flowContext.ts';
import { STEP_TITLES } from './stepTitles.ts';
import { flowStorages } from './usePersistedFlow.ts';

/** The wizard from unit to first payment: its five pages share one actor. */
export function Component() {
  const user = useUser();
  return <Begun key={user.id} />;
}

/**
 * Opens the saved flow, and finds its contribution first where this browser does not know it. On a page about paying that
 * is the last one that is held and unpaid: of the home chosen here, or of any if there is none. After an agreement whose
 * response was lost, it is the contribution of the chosen unit.
 */
function Begun() {
  const user = useUser();
  const { pathname } = useLocation();
  const [saved] = useState(() => readSaved(flowStorages(), user.id));
  const [isToPay] = useState(() => {
    const step = stepOfRoute(pathname);
    return step !== null && isAboutPaying(step) && !saved?.contributionId;
  });
  const isUnheard = saved !== null && saved.agreement !== null && saved.contributionId === null;
  const all = useQuery({ ...contributionsQuery(), enabled: isToPay || isUnheard });
  if ((isToPay || isUnheard) && !all.data) {
    return (
      <Page>
        <PrivateHead title={STEP_TITLES.payment} />
        {hasFailedToLoad(all) ? (
          <FailureState
            level={1}
            title="We could not open your payment"
            failure={loadFailureOf(all)}
            busy={all.fetchStatus === 'fetching'}
            onRetry={() => void all.refetch()}
          />
        ) : (
          <Opening />
        )}
      </Page>
    );
  }
  const agreed = isUnheard && all.data?.find((each) => each.unit.id === saved.apartmentId && !isOver(each));
  if (agreed) return <Flow saved={{ ...saved, contributionId: agreed.id }} />;
  const held =
    isToPay && all.data?.find((each) => isUnpaid(each) && isOfHome(each, saved?.propertyId ?? null));
  return <Flow saved={held ? savedAt(held, user.id) : saved} />;
}

const isUnpaid = ({ status, checkoutAmount }: Contribution): boolean =>
  status === 'pending' && checkoutAmount > 0;
const isOfHome = ({ property }: Contribution, propertyId: string | null): boolean =>
  propertyId === null || property.id === propertyId;

function Flow({ saved }: { readonly saved: SavedFlow | null }) {
  const user = useUser();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const notify = useNotify();
  const dismissNotification = useDismissNotification();
  const notifyFailure = useNotifyFailure({ isOnPage: true });
  const settings = usePageSettings();
  const { pathname, search } = useLocation();
  const [input] = useState(
    (): ContributionInput => ({
      userId: user.id,
      wantedStep: stepOfRoute(pathname) ?? 'unit',
      termsVersion: termsVersion(settings),
      ...parseUnitAddress(search),
      saved,
    }),
  );
  const [, , actor] = useFlow(
    createFlowLogic({
      user,
      queryClient,
      navigate: (to) => void navigate(to),
      notify,
      dismissNotification,
      notifyFailure,
    }),
    { input },
  );
  return (
    <FlowContext value={actor}>
      <FlowGate />
    </FlowContext>
  );
}
