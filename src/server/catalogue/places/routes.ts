import type { FastifyInstance } from 'fastify';
import { placeQuery, placeResponse, placesResponse } from '#api/contract/properties.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { route } from '../../platform/http/route.ts';
import { placeReader, placesReader } from './places.ts';

const TAG = 'Properties';

/** States and towns with homes on sale. */
export function placeRoutes(app: FastifyInstance, { browsing }: Dependencies): void {
  const readPlaces = placesReader(browsing);
  const readPlace = placeReader(browsing);

  route(app, {
    method: 'GET',
    url: '/propy/places',
    summary: 'Lists the states and towns that have homes on sale',
    tag: TAG,
    access: 'all',
    response: placesResponse,
    handle: async () => ({ message: 'Here are the places.', body: { states: await readPlaces() } }),
  });

  route(app, {
    method: 'GET',
    url: '/propy/place',
    summary: 'Reads what is on sale in a state, or in a town of it',
    tag: TAG,
    access: 'all',
    query: placeQuery,
    response: placeResponse,
    handle: async ({ query, principal }) => ({
      message: 'Here is the place.',
      body: await readPlace(query, principal?.userId ?? null),
    }),
  });
}
