import { toCamel } from '#api/contract/case.ts';
import { DEFAULT_PAGE_SIZE } from '#domain/listings/listings.ts';
import { decodeSearch } from '#machines/search/search.url.ts';
import { propertyFilter } from '../queries/propertyFilter.ts';

/** Tells which calls load the content of a page: a home's page its home, the search exactly its results. */
export function callsOf({ pathname, searchParams }: URL): (call: URL) => boolean {
  const [, homeId] = /^\/property\/([^/]+)$/.exec(pathname) ?? [];
  if (homeId !== undefined)
    return (call) => call.pathname.endsWith('/get-property') && call.searchParams.get('id') === homeId;
  if (pathname !== '/search') return () => false;
  const filter = propertyFilter(decodeSearch(searchParams).filters);
  const results = parametersText({ limit: DEFAULT_PAGE_SIZE, ...filter });
  return (call) =>
    call.pathname.endsWith('/filter-properties') &&
    parametersText(toCamel(Object.fromEntries(call.searchParams))) === results;
}

/** Parameters in one order, without the cursor, which only makes the same page faster. */
function parametersText(query: object): string {
  const parameters = Object.entries(query).filter(([name]) => name !== 'after');
  return JSON.stringify(parameters.map(([name, value]) => [name, String(value)]).sort());
}
