import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { queryRow } from '#server/platform/db/database.ts';
import { openPostgres } from '#server/platform/db/postgres.ts';
import { createListing } from './kit/listings.ts';
import { describeOnPostgres, type TestServer } from './kit/server.ts';
import { createBuyer } from './money/kit.ts';

const PUBLIC_URL = 'http://localhost:3000';

/** Each call of visitors and of saved homes; UNIT and ID are those of a listing. */
const CALLS = [
  'GET /api/propy/filter-properties?search=Mowwe&sort=price_asc',
  'GET /api/propy/count-properties?type=flat',
  'GET /api/propy/price-counts?search=Mowe',
  'GET /api/propy/get-property?id=ID',
  'GET /api/propy/similar-properties?id=ID',
  'GET /api/propy/list-properties?ids=ID',
  'GET /api/propy/places',
  'GET /api/propy/place?state=ogun',
  'POST /api/propy/save-property',
  'POST /api/propy/save-properties',
  'GET /api/propy/list-saved-properties',
  'POST /api/propy/unsave-property',
  'GET /media/homes/UNIT/day.svg',
  'GET /robots.txt',
  'GET /sitemap.xml',
  'GET /sitemap-pages.xml',
  'GET /sitemap-homes-1.xml',
] as const;

/** An address of the same database that rejects writes, as a replica does. */
function readOnly(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.searchParams.set('options', '-c default_transaction_read_only=on');
  return url.href;
}

describeOnPostgres('a replica for visitors', (open) => {
  let server: TestServer;
  let replica: Awaited<ReturnType<typeof openPostgres>>;
  let app: TestServer['app'];
  beforeAll(async () => {
    server = await open({ PUBLIC_URL });
    const url = server.databaseUrl ?? '';
    replica = await openPostgres(url, { browsingUrl: readOnly(url) });
    app = await buildApp({ ...server.dependencies, browsing: replica.browsing }, null, {
      checksResponses: true,
    });
    await app.ready();
  });
  afterAll(async () => {
    await app?.close();
    await replica?.close();
    await server?.close();
  });

  test('rejects writes in this test', async () => {
    const isReadOnly = sql`select current_setting('transaction_read_only') as setting`;
    expect(await queryRow(replica.browsing, isReadOnly)).toEqual({ setting: 'on' });
    expect(await queryRow(replica.db, isReadOnly)).toEqual({ setting: 'off' });
  });

  test('is enough for every call of visitors, and what they save is written to the primary', async () => {
    const { propertyId, apartmentIds } = await createListing(server.db);
    const { headers } = await createBuyer(server);
    const responses = [];
    for (const call of CALLS) {
      const [method, path] = call.split(' ');
      const url = path?.replace('UNIT', apartmentIds[0] ?? '').replace('ID', propertyId) ?? '';
      const response =
        method === 'GET'
          ? await app.inject({ url, headers })
          : await app.inject({
              method: 'POST',
              url,
              headers,
              payload: url.endsWith('save-properties') ? { ids: [propertyId] } : { id: propertyId },
            });
      responses.push({ call, status: response.statusCode });
    }
    expect(responses).toEqual(CALLS.map((call) => ({ call, status: 200 })));
  });

  test('has a check here for every call on listings', () => {
    const checked = new Set(CALLS.map((call) => call.split(/[ ?]/)[1]));
    const paths = Object.keys(app.swagger().paths ?? {}).filter((path) => path.startsWith('/propy/'));
    expect(paths.filter((path) => !checked.has(`/api${path}`))).toEqual([]);
    expect(paths.length).toBeGreaterThan(0);
  });
});
