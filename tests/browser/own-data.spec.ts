import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { inspectionDays } from '#domain/listings/inspections.ts';
import { expectAccessibleEverywhere } from './kit/accessible.ts';
import { createVerifiedBuyer, findHome } from './kit/buyers.ts';
import { expect, test } from './kit/fixtures.ts';
import { buildPerson } from './kit/people.ts';
import { silentEvents } from './kit/silentEvents.ts';

const HOME = 'Omi Garden Flats';

test.beforeEach(({ page }) => silentEvents(page));

test('a buyer asks to see a home, and finds the request in the export of their data', async ({ page }) => {
  const person = buildPerson();
  await createVerifiedBuyer(page, person);
  await page.goto(`/property/${await findHome(page, HOME)}`);
  await page.getByRole('button', { name: 'Ask for an inspection' }).click();
  const dialog = page.getByRole('dialog', { name: 'See this home' });
  await expect(dialog.getByLabel('Email Address')).toHaveValue(person.email);
  await expectAccessibleEverywhere(page, 'the inspection');
  await dialog.getByLabel('Day').fill(inspectionDays(new Date()).last.split('-').reverse().join('/'));
  await dialog.getByRole('button', { name: 'Ask for this day' }).click();
  await expect(dialog.getByRole('status')).toContainText('Your reference is V-');
  const reference = /V-[2-9A-Z]{6}/.exec(await dialog.getByRole('status').innerText())?.[0] ?? '';
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toBeHidden();

  await page.goto('/dashboard/profile');
  await page.getByLabel('Your password').fill(person.password);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^my-data-.*\.zip$/);
  const files = unzipSync(new Uint8Array(await readFile(await file.path())));
  expect(strFromU8(files['data.json'] ?? new Uint8Array())).toContain(reference);
  await expect(page.getByText('Your data is downloaded.')).toBeVisible();
  await expectAccessibleEverywhere(page, 'the profile with its data');
});
