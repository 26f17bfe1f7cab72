// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { usePageFocus } from './usePageFocus.ts';

afterEach(cleanup);

let load: () => void = () => {};

function Frame() {
  usePageFocus();
  return <Outlet />;
}

/** A page whose heading is another element once its data is there. */
function Search() {
  const [isLoaded, setIsLoaded] = useState(false);
  load = () => setIsLoaded(true);
  return (
    <main>
      {isLoaded ? <h1 key="found">3 homes</h1> : <h1 key="loading">Search homes</h1>}
      <button type="button">Filters</button>
    </main>
  );
}

async function navigate() {
  const router = createMemoryRouter([
    {
      element: <Frame />,
      children: [
        { path: '/', element: <h1>Home</h1> },
        { path: '/search', element: <Search /> },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  await act(() => router.navigate('/search'));
  expect(document.activeElement?.textContent).toBe('Search homes');
}

it('follows the heading that replaces the one in focus', async () => {
  await navigate();
  act(() => load());
  await waitFor(() => expect(document.activeElement?.textContent).toBe('3 homes'));
});

it('leaves the focus where the buyer moved it', async () => {
  await navigate();
  const filters = screen.getByRole('button', { name: 'Filters' });
  filters.focus();
  act(() => load());
  await screen.findByText('3 homes');
  expect(document.activeElement).toBe(filters);
});
