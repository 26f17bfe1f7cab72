import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { termsVersion } from '#domain/terms/termsVersion.ts';
import { useFlow } from '#flows/host/useFlow.ts';
import type { ContributionInput } from '#machines/contribution/contribution.context.ts';
import { readSaved } from '#machines/contribution/contribution.saved.ts';
import { parseUnitAddress, stepOfRoute } from '#machines/contribution/contribution.urls.ts';
import { useDismissNotification } from '../notifications/useDismissNotification.ts';
import { useNotify } from '../notifications/useNotify.ts';
import { useNotifyFailure } from '../notifications/useNotifyFailure.ts';
import { useUser } from '../session/useUser.ts';
import { usePageSettings } from '../settings/PageSettingsContext.ts';
import { createFlowLogic } from './createFlowLogic.ts';
import { FlowGate } from './FlowGate.tsx';
import { FlowContext } from './flowContext.ts';
import { flowStorages } from './storages.ts';

/** The wizard from unit to first payment: its five pages share one actor. */
export function Component() {
  const user = useUser();
  return <Flow key={user.id} />;
}

function Flow() {
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
      saved: readSaved(flowStorages(), user.id),
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
