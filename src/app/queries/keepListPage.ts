import { hashKey, type QueryKey } from '@tanstack/react-query';

/**
 * `placeholderData` of a query whose key ends in the page of a list: a page stays on the screen while another page of
 * the same list loads. For another list, such as another kind or period, its rows would be wrong.
 */
export const keepListPage =
  (queryKey: QueryKey) =>
  <Data>(previous: Data | undefined, of: { readonly queryKey: QueryKey } | undefined): Data | undefined =>
    of && listOf(of.queryKey) === listOf(queryKey) ? previous : undefined;

const listOf = (queryKey: QueryKey): string => hashKey(queryKey.slice(0, -1));
