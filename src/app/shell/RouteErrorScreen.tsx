import { Button, ErrorState, LinkProvider, Page } from '@adire/ui';
import { useEffect, useState } from 'react';
import { useNavigation, useRevalidator, useRouteError } from 'react-router-dom';
import { PrivateHead } from '../head/PrivateHead.tsx';
import { untilReachable } from '../offline/isReachable.ts';
import { ScreenLoadError } from '../routing/loadScreen.tsx';
import { RouterLink } from './RouterLink.tsx';

/**
 * Replaces a screen that failed to load or crashed. After a failed load, the first retry and every retry while offline
 * load the code again, as does the return of the network; others reload the page, because a new version may be deployed.
 * After a crash, a retry always reloads the page.
 */
export function RouteErrorScreen() {
  const error = useRouteError();
  const revalidator = useRevalidator();
  const { revalidate } = revalidator;
  const isBusy = useNavigation().state !== 'idle' || revalidator.state !== 'idle';
  const { onLine: isOnline } = navigator;
  const [hasTried, setHasTried] = useState(false);
  useEffect(() => {
    if (!(error instanceof ScreenLoadError)) return;
    const online = new AbortController();
    const reopen = async () => {
      if (await untilReachable(() => online.signal.aborted)) await revalidate();
    };
    window.addEventListener('online', () => void reopen(), { signal: online.signal });
    // This screen may be shown only after the network is back: what it is within was waiting for it too.
    if (error.wasOffline && navigator.onLine) void reopen();
    return () => online.abort();
  }, [error, revalidate]);
  const retry = () => {
    const isWorthAnotherTry = error instanceof ScreenLoadError && (!hasTried || !navigator.onLine);
    if (isWorthAnotherTry) void revalidate();
    else window.location.reload();
    setHasTried(true);
  };
  return (
    <LinkProvider component={RouterLink}>
      <Page width="narrow" main>
        <div data-state="failed">
          <PrivateHead title="This page did not open" />
          <ErrorState
            level={1}
            cause={isOnline ? 'failed' : 'offline'}
            title="This page did not open"
            onRetry={retry}
            busy={isBusy}
            action={
              <Button variant="text" href="/">
                Go home
              </Button>
            }
          >
            {isOnline
              ? 'Either the network failed on the way, or something went wrong on our side.'
              : 'There is no internet connection.'}{' '}
            Nothing that you did before is lost.
          </ErrorState>
        </div>
      </Page>
    </LinkProvider>
  );
}
