import { Page, Spinner } from '@adire/ui';
import { lazy, type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSession } from '../session/useSession.ts';
import { SAVE_PARAM } from './saveIntent.ts';

const Saving = lazy(() => import('./Saving.tsx'));

/** Saves the home whose heart brought a visitor to the login, and then shows the page, which knows it as saved. */
export function SaveIntent({ children }: { readonly children: ReactNode }) {
  const [search] = useSearchParams();
  const { user } = useSession();
  const propertyId = search.get(SAVE_PARAM);
  if (!propertyId || !user?.phoneVerified) return children;
  return (
    <Page width="narrow">
      <div data-state="saving">
        <Spinner size="page" label="Saving the home" />
        <Suspense>
          <Saving key={propertyId} propertyId={propertyId} />
        </Suspense>
      </div>
    </Page>
  );
}
