import type { FastifyInstance } from 'fastify';
import {
  countFilter,
  countResponse,
  listedQuery,
  listedResponse,
  priceCountsResponse,
  priceFilter,
  propertyFilter,
  propertyQuery,
  propertyResponse,
  searchPage,
  similarResponse,
} from '#api/contract/properties.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import type { Principal } from '../platform/http/access.ts';
import { area } from '../platform/http/area.ts';
import { route } from '../platform/http/route.ts';
import { detailReader } from './detail.ts';
import { readListed } from './listed.ts';
import { mustExist } from './must-exist.ts';
import { placeRoutes } from './places/routes.ts';
import { savedRoutes } from './saved-routes.ts';
import { countFound } from './search/count.ts';
import { parseSearch } from './search/parse-search.ts';
import { priceCounter } from './search/price-counts.ts';
import { listingSearch } from './search/search.ts';
import { searchWordsOf } from './search/search-words.ts';
import { similarReader } from './similar.ts';

const TAG = 'Properties';

/** Search and listings, read from `browsing`, which may be a replica; and saved homes. */
export const catalogueArea = area<Dependencies>('catalogue', ['authentication'], propertyRoutes);

function propertyRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { browsing } = dependencies;
  placeRoutes(app, dependencies);
  savedRoutes(app, dependencies);
  const searchWords = searchWordsOf(browsing);
  const search = listingSearch(browsing, searchWords);
  const countPrices = priceCounter(browsing, searchWords);
  const readDetail = detailReader(browsing);
  const readSimilar = similarReader(browsing);
  const readerOf = (principal: Principal | null): string | null => principal?.userId ?? null;

  route(app, {
    method: 'GET',
    url: '/propy/filter-properties',
    summary: 'Searches the listings',
    tag: TAG,
    access: 'all',
    query: propertyFilter,
    response: searchPage,
    handle: async ({ query, principal }) => {
      const body = await search(query, readerOf(principal));
      return {
        message: body.total === 0 ? 'No properties match your search.' : 'Here are the properties.',
        body,
      };
    },
  });

  route(app, {
    method: 'GET',
    url: '/propy/count-properties',
    summary: 'Counts the listings of a search',
    tag: TAG,
    access: 'all',
    query: countFilter,
    response: countResponse,
    handle: async ({ query }) => ({
      message: 'Here is the number.',
      body: { total: await countFound(browsing, query, await parseSearch(searchWords, query.search ?? '')) },
    }),
  });

  route(app, {
    method: 'GET',
    url: '/propy/price-counts',
    summary: 'Counts the listings of a search by their price',
    tag: TAG,
    access: 'all',
    query: priceFilter,
    response: priceCountsResponse,
    handle: async ({ query }) => ({
      message: 'Here are the prices.',
      body: { prices: await countPrices(query) },
    }),
  });

  route(app, {
    method: 'GET',
    url: '/propy/get-property',
    summary: 'Reads a listing with all that its page shows',
    tag: TAG,
    access: 'all',
    query: propertyQuery,
    response: propertyResponse,
    failures: ['listing_withdrawn'],
    handle: async ({ query, principal }) => {
      const property = await readDetail(query.id, readerOf(principal));
      return { message: 'Here is the property.', body: { property } };
    },
  });

  route(app, {
    method: 'GET',
    url: '/propy/similar-properties',
    summary: 'Reads up to 10 listings like one',
    tag: TAG,
    access: 'all',
    query: propertyQuery,
    response: similarResponse,
    handle: async ({ query, principal }) => {
      const similar = await readSimilar(query.id, readerOf(principal));
      if (similar.length === 0) await mustExist(browsing, query.id);
      return { message: 'Here are similar properties.', body: { properties: similar } };
    },
  });

  route(app, {
    method: 'GET',
    url: '/propy/list-properties',
    summary: 'Reads the listings with some ids, in their order',
    tag: TAG,
    access: 'all',
    query: listedQuery,
    response: listedResponse,
    handle: async ({ query: { ids }, principal }) => ({
      message: 'Here are the properties.',
      body: { properties: await readListed(browsing, ids, readerOf(principal)) },
    }),
  });
}
