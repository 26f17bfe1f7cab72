import type { FastifyInstance } from 'fastify';
import { emptyBody, success } from '#api/contract/envelope.ts';
import {
  propertiesPage,
  propertyChoice,
  propertyChoices,
  savedCount,
  savedQuery,
} from '#api/contract/properties.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { route } from '../platform/http/route.ts';
import { limitWrites } from '../platform/http/write-limits.ts';
import { mustExist } from './must-exist.ts';
import { listSaved, save, saveMany, unsave } from './saved.ts';
import { searchWordsOf } from './search/search-words.ts';

const TAG = 'Properties';

/** A person's saved homes: written and read on the primary, so that what was just saved is there. */
export function savedRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { db } = dependencies;
  const limited = limitWrites(dependencies);
  const searchWords = searchWordsOf(db);

  route(app, {
    method: 'GET',
    url: '/propy/list-saved-properties',
    summary: 'Lists what the signed-in person saved, the last first',
    tag: TAG,
    access: 'signedIn',
    query: savedQuery,
    response: propertiesPage,
    handle: async ({ query: { search: text, limit, page }, principal }) => {
      const body = await listSaved(db, searchWords, {
        userId: principal.userId,
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
    failures: ['listing_withdrawn'],
    handle: async ({ body: { id }, principal }) => {
      const { withdrawnAt } = await mustExist(db, id);
      if (withdrawnAt !== null) throw new HttpError('listing_withdrawn');
      await limited(principal, () => save(db, principal.userId, id));
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
      body: { saved: await limited(principal, () => saveMany(db, principal.userId, ids)) },
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
      await mustExist(db, id);
      await limited(principal, () => unsave(db, principal.userId, id));
      return { message: 'You have unsaved this property!', body: {} };
    },
  });
}
