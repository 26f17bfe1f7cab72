import { expect, it } from 'vitest';
import { migratedFrom } from './kit/migrating.ts';

const home = (key: string, amenities: string, withdrawn: string) => `
  insert into properties (id, source_key, code, title, address, town, state, description, type, price_kobo, beds, baths,
    amenities, listed_at, withdrawn_at)
  values (gen_random_uuid(), '${key}', 'LAG-${key}', 'Omi Court', 'Main Road', 'Lekki', 'Lagos', 'By a pool.', 'flat',
    100, 2, 2, '${amenities}', now(), ${withdrawn});`;

it('finds the homes of before by their amenities, and counts the words of those on sale', async () => {
  const client = await migratedFrom('search_amenities', (before) =>
    before.exec(
      home('0001', '{Swimming Pool,Gym}', 'null') +
        home('0002', '{Gym}', 'null') +
        home('0003', '{Gym}', "now() + interval '1 hour'"),
    ),
  );
  const found = await client.query(`select source_key from properties where document @@ 'swim & pool'`);
  expect(found.rows).toEqual([{ source_key: '0001' }]);
  const words = await client.query(
    `select word, n from search_words where word in ('swimming', 'pool', 'gym', 'lekki') order by word`,
  );
  expect(words.rows).toEqual([
    { word: 'gym', n: 2 },
    { word: 'lekki', n: 2 },
    { word: 'pool', n: 2 },
    { word: 'swimming', n: 1 },
  ]);
  await client.exec(
    `update properties set withdrawn_at = now() + interval '1 hour' where source_key = '0002'`,
  );
  expect((await client.query(`select n from search_words where word = 'gym'`)).rows).toEqual([{ n: 1 }]);
  // As pg_restore and replicas run it.
  await client.exec(`set search_path = ''`);
  const details = await client.query(
    `select public.search_details('', '', 'Bore hole.', '{Gym}', null) as text`,
  );
  expect(details.rows).toEqual([{ text: 'Bore hole. Gym borehole' }]);
  await client.close();
});
