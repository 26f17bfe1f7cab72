// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { listSavedProperties } from '#api/calls/properties.ts';
import { renderScreen } from '#tests/fixtures/renderDashboard.tsx';
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

  it('searches them, says when none matches, and clears', async () => {
    vi.mocked(listSavedProperties).mockResolvedValue(none);
    const { user, router } = renderScreen(Component);
    await user.type(await screen.findByRole('searchbox'), 'Lekki{Enter}');
    expect(await screen.findByText('No saved property matches “Lekki”')).toBeDefined();
    expect(router.state.location.search).toBe('?search=Lekki');
    expect(vi.mocked(listSavedProperties).mock.calls.at(-1)?.[0]).toEqual({
      userId: 'user-1',
      page: 1,
      search: 'Lekki',
    });
    await user.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(await screen.findByText('You have no saved property yet')).toBeDefined();
  });
});
