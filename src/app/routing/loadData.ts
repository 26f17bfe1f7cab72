import type { QueryClient } from '@tanstack/react-query';
import { waitFor } from 'xstate';
import type { User } from '#api/calls/users.ts';
import type { AppContext } from '../appContext.ts';

/** The address of a screen, as far as its data depends on it. */
export interface DataPlace {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: URLSearchParams;
}

/** Fills the query cache with what a public screen reads. Exported as `loadData` from the screen's `data.ts`. */
export type LoadPublicData = (queryClient: QueryClient, place: DataPlace) => readonly Promise<unknown>[];

/** The same for a screen of the logged in. */
export type LoadMemberData = (
  queryClient: QueryClient,
  place: DataPlace & { readonly user: User },
) => readonly Promise<unknown>[];

/** The buyer, once the session knows them; null for a visitor, and before the phone is verified. */
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
