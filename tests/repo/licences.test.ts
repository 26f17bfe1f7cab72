import { expect, it } from 'vitest';
import { licencesPage, shippedPackages } from '../../scripts/licences/licences.ts';
import { read } from './files.ts';

it('lists the licences of the packages in the lock file; npm run licences writes them', () => {
  const lock: unknown = JSON.parse(read('package-lock.json'));
  expect(read('docs/licences.md')).toBe(licencesPage(shippedPackages(lock)));
});
