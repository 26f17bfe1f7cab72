// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { listSavedProperties, saveProperty, unsaveProperty } from '#api/calls/properties.ts';
import { MAX_SEARCH_LENGTH } from '#domain/listings/listings.ts';
import { buildProperty } from '#tests/fixtures/properties.ts';
import { renderScreen, tolu } from '#tests/fixtures/renderDashboard.tsx';
import { Component } from './SavedScreen.tsx';

vi.mock('#api/calls/properties.ts');

afterEach(cleanup);
const none = { properties: [], total: 0, totalPages: 0 };

describe('saved properties', () => {
  it('says that there are none yet, and where to find them', async () => {
    vi.mocked(listSavedProperties).mockResolvedValue(none);
    renderScreen(Component);
    expect(await screen.findByText('You have no saved property yet')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Explore Properties' }).getAttribute('href')).toBe('/search');
  });

  it('keeps a home that was unsaved just now, so that it can be saved again', async () => {
    const home = buildProperty({ saved: true });
    vi.mocked(listSavedProperties).mockResolvedValueOnce({ properties: [home], total: 1, totalPages: 1 });
    vi.mocked(listSavedProperties).mockResolvedValue(none);
    const { user } = renderScreen(Component);
    const heart = await screen.findByRole('button', { name: `Save ${home.title}`, pressed: true });
    await user.click(heart);
    expect(await screen.findByText('You have unsaved this property!')).toBeDefined();
    expect(heart.getAttribute('aria-pressed')).toBe('false');
    await user.click(heart);
    expect(await screen.findByText('You have saved this property!')).toBeDefined();
    expect(vi.mocked(unsaveProperty).mock.calls).toEqual([[home.id]]);
    expect(vi.mocked(saveProperty).mock.calls).toEqual([[home.id]]);
    expect(listSavedProperties).toHaveBeenCalledTimes(1);
  });

  it('shows the last page where the page in the address is gone', async () => {
    vi.mocked(listSavedProperties).mockImplementation(async ({ page }) => ({
      properties: page === 1 ? [buildProperty()] : [],
      total: 18,
      totalPages: 1,
    }));
    const { router } = renderScreen(Component, { at: '/?page=2' });
    expect(await screen.findByRole('heading', { name: buildProperty().title })).toBeDefined();
    expect(screen.queryByText('You have no saved property yet')).toBeNull();
    expect(router.state.location.search).toBe('');
  });

  it('searches them, says when none matches, and clears', async () => {
    vi.mocked(listSavedProperties).mockResolvedValue(none);
    const { user, router } = renderScreen(Component);
    await user.type(await screen.findByRole('searchbox'), 'Lekki{Enter}');
    expect(await screen.findByText('No saved property matches “Lekki”')).toBeDefined();
    expect(router.state.location.search).toBe('?search=Lekki');
    expect(vi.mocked(listSavedProperties).mock.calls.at(-1)?.[0]).toEqual({
      userId: tolu.id,
      page: 1,
      search: 'Lekki',
    });
    await user.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(await screen.findByText('You have no saved property yet')).toBeDefined();
  });

  it('searches for no more than the server accepts', async () => {
    vi.mocked(listSavedProperties).mockResolvedValue(none);
    renderScreen(Component, { at: `/?search=${'a'.repeat(MAX_SEARCH_LENGTH + 1)}` });
    const field = await screen.findByRole('searchbox');
    expect(field).toHaveProperty('maxLength', MAX_SEARCH_LENGTH);
    expect(field).toHaveProperty('value', 'a'.repeat(MAX_SEARCH_LENGTH));
    expect(vi.mocked(listSavedProperties).mock.calls.at(-1)?.[0].search).toHaveLength(MAX_SEARCH_LENGTH);
  });

  it('searches without the characters of the address that nobody sees', async () => {
    vi.mocked(listSavedProperties).mockResolvedValue(none);
    renderScreen(Component, { at: '/?search=%00Lekki%E2%80%8B' });
    expect(await screen.findByText('No saved property matches “Lekki”')).toBeDefined();
    expect(vi.mocked(listSavedProperties).mock.calls.at(-1)?.[0].search).toBe('Lekki');
  });
});
