import type { FastifyInstance } from 'fastify';
import { searchPage } from '#api/contract/properties.ts';

export type SearchQuery = Readonly<Record<string, string | number>>;

const asText = (query: SearchQuery): Record<string, string> =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));

/** A page of a search, as on the wire. */
export async function searchHomes(app: FastifyInstance, query: SearchQuery = {}) {
  const response = await app.inject({ url: '/api/propy/filter-properties', query: asText(query) });
  if (response.statusCode !== 200) throw new Error(`The search was refused: ${response.body}`);
  return searchPage.parse(response.json()).body;
}

/** The titles that a search finds, in its order. */
export const titlesFound = async (app: FastifyInstance, query: SearchQuery): Promise<string[]> =>
  (await searchHomes(app, { limit: 100, ...query })).properties.map(({ title }) => title);
