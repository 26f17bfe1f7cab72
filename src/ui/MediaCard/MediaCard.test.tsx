// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderForTest } from '../private/renderForTest.tsx';
import { MediaCard } from './MediaCard.tsx';

test('is one link, named by the title only; its button is separate', async () => {
  const save = vi.fn();
  const { user } = renderForTest(
    <MediaCard
      media={<img src="/1.jpg" alt="The street side" />}
      href="#ewe"
      title="Ewe Terraces"
      figure="₦32,000,000"
      meta="Ebute Road"
      action={
        <button type="button" onClick={save}>
          Save
        </button>
      }
    />,
  );
  const card = within(screen.getByRole('article'));
  const link = card.getByRole('link');
  expect([link.textContent, link.getAttribute('href')]).toEqual(['Ewe Terraces', '#ewe']);
  expect(link.contains(card.getByRole('button'))).toBe(false);
  await user.click(card.getByRole('button', { name: 'Save' }));
  expect(save).toHaveBeenCalledOnce();
});

test('its title has the given heading level', () => {
  renderForTest(<MediaCard media={null} href="#ewe" title="Ewe Terraces" figure="1" headingLevel={2} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Ewe Terraces' })).toBeDefined();
});
