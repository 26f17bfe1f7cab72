// @vitest-environment happy-dom

import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { screenDriver } from './driver.ts';

/** How long the page is closed: more than the first look takes. */
const OPENING_MS = 30;

test('operates a control as soon as the page lets it', async () => {
  document.body.innerHTML = '<label>Picture <input type="file"></label>';
  document.body.style.pointerEvents = 'none';
  const driver = screenDriver(userEvent.setup({ delay: null }), null, async () => {});
  setTimeout(() => {
    document.body.style.pointerEvents = 'auto';
  }, OPENING_MS);
  await driver.attach('Picture', new File(['picture'], 'picture.png'));
  expect(document.querySelector('input')?.files).toHaveLength(1);
});
