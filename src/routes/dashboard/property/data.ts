import { exitQuery } from '#app/queries/changes.ts';
import { contributionsQuery, paymentsQuery } from '#app/queries/contributions.ts';
import { walletQuery } from '#app/queries/wallet.ts';
import type { LoadMemberData } from '#app/routing/loadData.ts';
import { isSlugOf } from '#domain/listings/slugs.ts';

/** The payments load after the list, which maps the URL's slug to a contribution. */
export const loadData: LoadMemberData = (queryClient, { user, params: { name } }) => [
  queryClient.ensureQueryData(contributionsQuery()).then((contributions) => {
    const shown = contributions.find(({ id }) => name !== undefined && isSlugOf(name, id));
    return (
      shown &&
      Promise.all([
        queryClient.ensureQueryData(paymentsQuery(shown.id)),
        shown.status === 'left' && queryClient.ensureQueryData(exitQuery(shown.id)),
      ])
    );
  }),
  queryClient.ensureQueryData(walletQuery(user.id)),
];
