import type { QueryClient } from '@tanstack/react-query';
import { waitFor } from 'xstate';
import type { User } from '#api/calls/users.ts';
import type { AppContext } from '../appContext.ts';

/** The URL parameters that a screen's data depends on. */
export interface DataPlace {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: URLSearchParams;
}

/** Loads a public screen's queries into the cache. Exported as `loadData` from the screen's `data.ts`. */
export type LoadPublicData = (queryClient: QueryClient, place: DataPlace) => readonly Promise<unknown>[];

/** Loads the queries of a screen for signed-in buyers into the cache. */
export type LoadMemberData = (
  queryClient: QueryClient,
  place: DataPlace & { readonly user: User },
) => readonly Promise<unknown>[];

/** The buyer, once the session has loaded; null for a visitor, or if the phone is not verified. */
async function knownBuyer({ session }: AppContext): Promise<User | null> {
  const { context } = await waitFor(
    session,
    (snapshot) => snapshot.context.user !== null || !snapshot.hasTag('signedIn'),
    { timeout: Number.POSITIVE_INFINITY },
  );
  return context.user?.phoneVerified ? context.user : null;
}

export async function loadForBuyer(load: LoadMemberData, app: AppContext, place: DataPlace): Promise<void> {
  const user = await knownBuyer(app);
  if (user) await Promise.all(load(app.queryClient, { ...place, user }));
}
