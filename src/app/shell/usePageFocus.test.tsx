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

/** A page that has no heading before its data is there. */
function Property() {
  const [isLoaded, setIsLoaded] = useState(false);
  load = () => setIsLoaded(true);
  return (
    <main>
      {isLoaded && <h1>Ewe Terraces</h1>}
      <button type="button">Filters</button>
    </main>
  );
}

async function navigate(path = '/search') {
  const router = createMemoryRouter([
    {
      element: <Frame />,
      children: [
        { path: '/', element: <h1>Home</h1> },
        { path: '/search', element: <Search /> },
        { path: '/property', element: <Property /> },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  await act(() => router.navigate(path));
}

it('follows the heading that replaces the one in focus', async () => {
  await navigate();
  expect(document.activeElement?.textContent).toBe('Search homes');
  act(() => load());
  await waitFor(() => expect(document.activeElement?.textContent).toBe('3 homes'));
});

it('goes on to the heading of a page that had none at first', async () => {
  await navigate('/property');
  expect(document.activeElement?.tagName).toBe('MAIN');
  act(() => load());
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Ewe Terraces'));
});

it.each([
  ['/search', '3 homes'],
  ['/property', 'Ewe Terraces'],
])('leaves the focus where the buyer moved it: %s', async (path, heading) => {
  await navigate(path);
  const filters = screen.getByRole('button', { name: 'Filters' });
  filters.focus();
  act(() => load());
  await screen.findByText(heading);
  expect(document.activeElement).toBe(filters);
});
