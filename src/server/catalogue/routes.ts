import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { emptyBody, success } from '#api/contract/envelope.ts';
import {
  countFilter,
  countResponse,
  listedQuery,
  listedResponse,
  priceCountsResponse,
  priceFilter,
  propertiesPage,
  propertyChoice,
  propertyChoices,
  propertyFilter,
  propertyQuery,
  propertyResponse,
  savedCount,
  savedQuery,
  searchPage,
  similarResponse,
} from '#api/contract/properties.ts';
import { properties } from '../platform/db/schema/properties.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import type { Principal } from '../platform/http/access.ts';
import { area } from '../platform/http/area.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { route } from '../platform/http/route.ts';
import type { Viewer } from './card.ts';
import { detailReader } from './detail.ts';
import { readListed } from './listed.ts';
import { placeRoutes } from './places/routes.ts';
import { listSaved, save, saveMany, unsave } from './saved.ts';
import { countFound } from './search/count.ts';
import { parseSearch } from './search/parse-search.ts';
import { priceCounter } from './search/price-counts.ts';
import { listingSearch } from './search/search.ts';
import { searchWordsOf } from './search/search-words.ts';
import { similarReader } from './similar.ts';

const TAG = 'Properties';

/** Search, listings and saved homes. */
export const catalogueArea = area<Dependencies>('catalogue', ['authentication'], propertyRoutes);

function propertyRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { db, now } = dependencies;
  placeRoutes(app, dependencies);
  const searchWords = searchWordsOf(db);
  const search = listingSearch(db, searchWords);
  const countPrices = priceCounter(db, searchWords);
  const readDetail = detailReader(db);
  const readSimilar = similarReader(db);
  const viewerOf = (principal: Principal | null): Viewer => ({
    userId: principal?.userId ?? null,
    now: now(),
  });

  route(app, {
    method: 'GET',
    url: '/propy/filter-properties',
    summary: 'Searches the listings',
    tag: TAG,
    access: 'all',
    query: propertyFilter,
    response: searchPage,
    handle: async ({ query, principal }) => {
      const body = await search(query, viewerOf(principal));
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
      body: { total: await countFound(db, query, await parseSearch(searchWords, query.search ?? '')) },
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
    handle: async ({ query, principal }) => {
      const property = await readDetail(query.id, viewerOf(principal));
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
      const similar = await readSimilar(query.id, viewerOf(principal));
      if (similar.length === 0) await mustExist(query.id);
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
      body: { properties: await readListed(db, ids, viewerOf(principal)) },
    }),
  });

  route(app, {
    method: 'GET',
    url: '/propy/list-saved-properties',
    summary: 'Lists what the signed-in person saved, the last first',
    tag: TAG,
    access: 'signedIn',
    query: savedQuery,
    response: propertiesPage,
    handle: async ({ query: { search: text, limit, page }, principal }) => {
      const viewer = { userId: principal.userId, now: now() };
      const body = await listSaved(db, searchWords, {
        ...viewer,
        limit,
        page,
        ...(text !== undefined && { search: text }),
      });
      return { message: 'Here are your saved properties.', body };
    },
  });

  route(app, {
    method: 'POST',
    url: '/propy/save-property',
    summary: 'Saves a listing; again changes nothing',
    tag: TAG,
    access: 'signedIn',
    body: propertyChoice,
    response: success(emptyBody),
    handle: async ({ body: { id }, principal }) => {
      const { withdrawnAt } = await mustExist(id);
      if (withdrawnAt !== null) throw new HttpError('listing_withdrawn');
      await save(db, principal.userId, id);
      return { message: 'You have saved this property!', body: {} };
    },
  });

  route(app, {
    method: 'POST',
    url: '/propy/save-properties',
    summary: 'Saves what a device kept before the login; again changes nothing',
    tag: TAG,
    access: 'signedIn',
    body: propertyChoices,
    response: savedCount,
    handle: async ({ body: { ids }, principal }) => ({
      message: 'Your saved homes are in your account.',
      body: { saved: await saveMany(db, principal.userId, ids) },
    }),
  });

  route(app, {
    method: 'POST',
    url: '/propy/unsave-property',
    summary: 'Removes a saved listing; again changes nothing',
    tag: TAG,
    access: 'signedIn',
    body: propertyChoice,
    response: success(emptyBody),
    handle: async ({ body: { id }, principal }) => {
      await mustExist(id);
      await unsave(db, principal.userId, id);
      return { message: 'You have unsaved this property!', body: {} };
    },
  });

  async function mustExist(id: string): Promise<{ withdrawnAt: Date | null }> {
    const [found] = await db
      .select({ withdrawnAt: properties.withdrawnAt })
      .from(properties)
      .where(eq(properties.id, id));
    if (!found) throw new HttpError('not_found');
    return found;
  }
}
