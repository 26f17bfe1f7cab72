// @vitest-environment happy-dom
import { onlineManager } from '@tanstack/react-query';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { countPrices, countProperties, filterProperties, saveProperty } from '#api/calls/properties.ts';
import { ApiError, NETWORK_MESSAGE } from '#api/failure.ts';
import { MAX_PAGE } from '#domain/listings/listings.ts';
import { naira } from '#domain/money.ts';
import { buildBuyer } from '#machines/buyer.fixtures.ts';
import { buildProperty } from '#tests/fixtures/properties.ts';
import { renderScreen } from '#tests/fixtures/renderScreen.tsx';
import { Component } from './SearchScreen.tsx';

vi.mock('#api/calls/properties.ts', { spy: true });
const fetchHomes = vi.mocked(filterProperties);
afterEach(() => {
  cleanup();
  window.localStorage.clear();
  onlineManager.setOnline(true);
});

const homes = (total: number, titles: readonly string[]) => ({
  properties: titles.map((title) => buildProperty({ id: `id-${title}`, title })),
  total,
  totalPages: Math.ceil(total / 18),
});
const open = (at: string) => renderScreen(Component, { path: '/search', at });
const address = () => screen.getByLabelText('Address').textContent;
const askedFor = () => fetchHomes.mock.calls.map(([filter]) => filter);

beforeEach(() => {
  fetchHomes.mockImplementation(async () => homes(126, ['Ewe Terraces', 'Ajoke Close']));
  vi.mocked(countProperties).mockImplementation(async ({ beds }) => (beds === 4 ? 0 : 14));
  vi.mocked(countPrices).mockResolvedValue([
    { millions: 18, count: 40 },
    { millions: 54, count: 86 },
  ]);
});

describe('the results', () => {
  test('nine skeletons, then an honest count and the homes, announced', async () => {
    let answer: (results: ReturnType<typeof homes>) => void = () => {};
    fetchHomes.mockImplementation(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    const { container } = open('/search?q=Lagos');
    expect(screen.getByRole('region', { name: 'Results' }).getAttribute('aria-busy')).toBe('true');
    expect(container.querySelectorAll('[data-skeleton="card"]')).toHaveLength(9);
    await act(async () => answer(homes(126, ['Ewe Terraces', 'Ajoke Close'])));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('About 126 properties for Lagos');
    expect(screen.getAllByRole('article')).toHaveLength(2);
    const region = screen.getByRole('region', { name: 'Results' });
    expect(within(region).getByRole('status').textContent).toBe('About 126 properties for Lagos');
    expect(container.querySelectorAll('[data-skeleton="card"]')).toHaveLength(0);
  });

  test('count all homes without a text', async () => {
    fetchHomes.mockResolvedValue(homes(1_234, ['Ewe Terraces']));
    open('/search');
    expect(await screen.findByRole('heading', { level: 1, name: '1,234 Total Properties.' })).toBeDefined();
  });

  test('have pages that keep the search in their address', async () => {
    open('/search?q=Lagos&beds=3');
    await userEvent.click(await screen.findByRole('link', { name: 'Page 2' }));
    expect(address()).toBe('/search?q=Lagos&beds=3&page=2');
    expect(askedFor()).toEqual([
      { search: 'Lagos', beds: 3, page: 1 },
      { search: 'Lagos', beds: 3, page: 2 },
    ]);
  });

  test('of one page have no page numbers', async () => {
    fetchHomes.mockResolvedValue(homes(2, ['Ewe Terraces', 'Ajoke Close']));
    open('/search');
    await screen.findAllByRole('article');
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
  });

  test('past the last page lead back to the first', async () => {
    fetchHomes.mockImplementation(async ({ page }) => homes(20, page === 1 ? ['Ewe Terraces'] : []));
    open('/search?page=9');
    await userEvent.click(await screen.findByRole('link', { name: 'Go to page 1' }));
    expect(await screen.findByRole('heading', { name: 'Ewe Terraces' })).toBeDefined();
    expect(address()).toBe('/search');
  });

  test.each([
    ['20000', '20,000', 20_000],
    ['123456789012', '123,456,789,012', MAX_PAGE],
  ])('page %s is no page, like all past the last', async (inAddress, shown, asked) => {
    fetchHomes.mockImplementation(async ({ page }) => homes(20, page === 1 ? ['Ewe Terraces'] : []));
    open(`/search?page=${inAddress}`);
    expect(await screen.findByRole('heading', { name: `There is no page ${shown}` })).toBeDefined();
    expect(askedFor()).toEqual([{ page: asked }]);
    await userEvent.click(screen.getByRole('link', { name: 'Go to page 1' }));
    expect(await screen.findByRole('heading', { name: 'Ewe Terraces' })).toBeDefined();
  });

  test.each(['abc', '1.5', '-2', '0'])('page %s is left out of the address, and said', async (inAddress) => {
    open(`/search?page=${inAddress}`);
    const notice = 'We could not read the page number in this address, so we left it out.';
    expect(await screen.findByText(notice)).toBeDefined();
    expect(await screen.findByRole('heading', { name: 'Ewe Terraces' })).toBeDefined();
    expect(askedFor()).toEqual([{ page: 1 }]);
  });

  test('none: the page says what to leave out, and how many homes that brings', async () => {
    fetchHomes.mockImplementation(async ({ beds }) =>
      beds
        ? {
            ...homes(0, []),
            relaxed: [
              { without: 'beds', total: 12 },
              { without: 'search', total: 1 },
            ],
          }
        : homes(1, ['Ewe Terraces']),
    );
    open('/search?q=Lekki&beds=4');
    expect(await screen.findByRole('heading', { name: 'No property for Lekki' })).toBeDefined();
    expect(screen.getByText('No property fits.')).toBeDefined();
    const withoutText = screen.getByRole('link', { name: 'Without “Lekki”: 1 home' });
    expect(withoutText.getAttribute('href')).toBe('/search?beds=4');
    await userEvent.click(screen.getByRole('link', { name: 'Without “4+ beds”: 12 homes' }));
    expect(await screen.findByRole('heading', { name: '1 property for Lekki' })).toBeDefined();
    expect(address()).toBe('/search?q=Lekki');
  });

  test('none: the page offers a text with fewer words', async () => {
    fetchHomes.mockImplementation(async ({ search }) =>
      search === 'flat'
        ? homes(12, ['Ewe Terraces'])
        : { ...homes(0, []), relaxed: [], shorterTexts: [{ search: 'flat', total: 12 }] },
    );
    open('/search?q=gated+flat&beds=4');
    await userEvent.click(await screen.findByRole('link', { name: 'Search “flat”: 12 homes' }));
    expect(await screen.findByRole('heading', { name: 'About 12 properties for flat' })).toBeDefined();
    expect(address()).toBe('/search?q=flat&beds=4');
  });

  test('for a text with a price: the price becomes a filter that can be removed', async () => {
    fetchHomes.mockImplementation(async () => homes(1, ['Ewe Terraces']));
    open('/search');
    await userEvent.type(
      await screen.findByRole('searchbox', { name: 'Search homes' }),
      'flat under 30m{Enter}',
    );
    expect(await screen.findByRole('heading', { name: '1 property for flat' })).toBeDefined();
    expect(address()).toBe('/search?q=flat&max=30000000&from_text=max');
    expect(screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search homes' }).value).toBe('flat');
  });

  test('that cannot be had say so, and come when one tries again', async () => {
    fetchHomes.mockRejectedValueOnce(new ApiError({ code: 'network_down', status: null }));
    open('/search');
    expect(await screen.findByText(NETWORK_MESSAGE)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Ewe Terraces' })).toBeDefined();
  });

  test('of before stay when the next cannot be had', async () => {
    open('/search');
    await screen.findByRole('heading', { name: 'Ewe Terraces' });
    fetchHomes.mockRejectedValueOnce(new ApiError({ code: 'network_down', status: null }));
    await userEvent.click(screen.getByRole('link', { name: 'Page 2' }));
    expect(await screen.findByText('These are the homes that were loaded before.')).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Ewe Terraces' })).toBeDefined();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Search homes');
    expect(screen.queryByText(/126/)).toBeNull();
  });

  test('that were never loaded are asked for offline too, which fails at once, and again once online', async () => {
    open('/search');
    await screen.findByRole('heading', { name: 'Ewe Terraces' });
    onlineManager.setOnline(false);
    fetchHomes.mockRejectedValue(new ApiError({ code: 'network_down', status: null }));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search homes' }), 'Lekki{Enter}');
    expect(await screen.findByText(NETWORK_MESSAGE)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
    // Without the request the page would wait for the network until its deadline.
    expect(askedFor().at(-1)).toEqual({ search: 'Lekki', page: 1 });
    onlineManager.setOnline(true);
    fetchHomes.mockResolvedValue(homes(2, ['Ajoke Close']));
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByRole('heading', { name: 'About 2 properties for Lekki' })).toBeDefined();
  });

  test('name the page in the title, and search engines list none but the first', async () => {
    const title = () => document.querySelector('title')?.textContent;
    const isListed = () => document.querySelector('meta[name=robots]') === null;
    open('/search');
    await userEvent.click(await screen.findByRole('link', { name: 'Page 2' }));
    expect([title(), isListed()]).toEqual(['Search homes for sale in Nigeria · Page 2 · Kolo', false]);
    await userEvent.click(await screen.findByRole('link', { name: 'Page 1' }));
    expect([title(), isListed()]).toEqual(['Search homes for sale in Nigeria · Kolo', true]);
  });

  test('of before keep the hearts as they were left', async () => {
    vi.mocked(saveProperty).mockResolvedValue({ message: '', body: {} });
    renderScreen(Component, { path: '/search', at: '/search', user: buildBuyer() });
    await userEvent.click(await screen.findByRole('button', { name: 'Save Ewe Terraces' }));
    await screen.findByText('You have saved this property!');
    fetchHomes.mockRejectedValueOnce(new ApiError({ code: 'network_down', status: null }));
    await userEvent.click(screen.getByRole('link', { name: 'Page 2' }));
    await screen.findByText('These are the homes that were loaded before.');
    expect(screen.getByRole('button', { name: 'Save Ewe Terraces' }).getAttribute('aria-pressed')).toBe(
      'true',
    );
  });
});

describe('the search text', () => {
  test('goes into the address, and its chip takes it out again', async () => {
    open('/search');
    await screen.findAllByRole('article');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search homes' }), ' Lekki {Enter}');
    expect(address()).toBe('/search?q=Lekki');
    expect(await screen.findByRole('heading', { name: 'About 126 properties for Lekki' })).toBeDefined();
    await userEvent.click(screen.getByRole('link', { name: 'Remove Lekki' }));
    expect(address()).toBe('/search');
  });

  test('is asked for without the characters that nobody sees', async () => {
    open('/search?q=%00Lekki%0A1%E2%80%8B');
    expect(await screen.findByRole('heading', { name: 'About 126 properties for Lekki 1' })).toBeDefined();
    expect(askedFor()).toEqual([{ search: 'Lekki 1', page: 1 }]);
  });
});

describe('the filters', () => {
  const menuButton = (name: string) => screen.getByRole('button', { name });

  test('one is open at a time; Apply asks for its homes and closes it', async () => {
    open('/search');
    await screen.findAllByRole('article');
    await userEvent.click(menuButton('Type'));
    expect(screen.getByRole('radio', { name: 'Duplex' })).toBeDefined();
    await userEvent.click(menuButton('Beds'));
    expect(screen.queryByRole('radio', { name: 'Duplex' })).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: '2' }));
    await userEvent.click(screen.getByRole('radio', { name: '4+' }));
    expect(askedFor()).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    expect(address()).toBe('/search?beds=4');
    expect(askedFor().at(-1)).toEqual({ beds: 4, page: 1 });
    expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull();
    expect(await screen.findByRole('button', { name: 'Beds: 4+ beds' })).toBeDefined();
  });

  test('prices of what is found stand over the range, and its thumbs set the fields', async () => {
    open('/search?q=Lagos&beds=3');
    await userEvent.click(menuButton('Price'));
    expect(await screen.findByRole('img', { name: /^126 homes by price/ })).toBeDefined();
    expect(vi.mocked(countPrices).mock.calls.at(-1)?.[0]).toEqual({ search: 'Lagos', beds: 3 });
    screen.getByRole('slider', { name: 'Lowest price' }).focus();
    await userEvent.keyboard('{PageUp}');
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    expect(askedFor().at(-1)).toMatchObject({ minPrice: naira(25_000_000), search: 'Lagos' });
    expect(askedFor().at(-1)).not.toHaveProperty('maxPrice');
  });

  test('a price range goes out in whole naira; a backward one is rejected at its field', async () => {
    open('/search');
    await screen.findAllByRole('article');
    await userEvent.click(menuButton('Price'));
    await userEvent.type(screen.getByLabelText('Minimum'), '60000000');
    await userEvent.type(screen.getByLabelText('Maximum'), '15000000');
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    expect(screen.getByText('The minimum is above the maximum.')).toBeDefined();
    // On a phone the sheet may be scrolled far below the field.
    expect(document.activeElement).toBe(screen.getByLabelText('Minimum'));
    expect(address()).toBe('/search');
    await userEvent.clear(screen.getByLabelText('Minimum'));
    await userEvent.type(screen.getByLabelText('Minimum'), '5000000{Enter}');
    expect(address()).toBe('/search?min=5000000&max=15000000');
    expect(askedFor().at(-1)).toEqual({ minPrice: naira(5_000_000), maxPrice: naira(15_000_000), page: 1 });
  });

  test('another order goes into the address', async () => {
    open('/search?q=Lagos&page=2');
    const [order = document.body] = screen.getAllByLabelText('Order');
    await userEvent.selectOptions(order, 'Price: low to high');
    expect(address()).toBe('/search?q=Lagos&sort=price_asc');
  });

  test('back and forward bring text, filters and homes with them', async () => {
    const { router } = open('/search?beds=2');
    await screen.findAllByRole('article');
    await act(() => router.navigate('/search?q=Yaba'));
    expect(screen.getByRole('button', { name: 'Beds' })).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search homes' }).value).toBe('Yaba');
    await act(() => router.navigate(-1));
    expect(screen.getByRole('button', { name: 'Beds: 2 beds' })).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search homes' }).value).toBe('');
  });

  test('that cannot be read are left out, and the page says so', async () => {
    open('/search?beds=99&type=flat');
    expect(
      screen.getByText('We could not read the number of beds in this address, so we left it out.'),
    ).toBeDefined();
    await screen.findAllByRole('article');
    expect(askedFor()).toEqual([{ type: 'flat', page: 1 }]);
  });
});

describe('an amount a month', () => {
  test('narrows the search, on a plan and over months, and each home names them', async () => {
    open('/search');
    await screen.findAllByRole('article');
    await userEvent.click(screen.getByRole('button', { name: '₦ a month' }));
    await userEvent.type(screen.getByLabelText('At most a month'), '420000');
    await userEvent.click(screen.getByRole('radio', { name: 'Plan A' }));
    expect(screen.getByText(/₦420,000 a month reaches homes up to ₦12.6m/)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    expect(address()).toBe('/search?monthly=420000&plan=A');
    expect(askedFor().at(-1)).toEqual({ monthlyMax: naira(420_000), plan: 'A', page: 1 });
    const chip = await screen.findByRole('link', { name: /^Remove Up to ₦420,000 a month/ });
    expect(chip.getAttribute('href')).toBe('/search');
    const [home] = await screen.findAllByRole('article');
    expect(home?.textContent).toContain('after a 20% downpayment, with no mortgage');
  });

  test('of the income that this device keeps is one click, and each home says what share it takes', async () => {
    open('/search');
    await screen.findAllByRole('article');
    await userEvent.click(screen.getByRole('button', { name: 'See what is within reach' }));
    await userEvent.type(screen.getByLabelText('What do you earn in a month?'), '1000000');
    await userEvent.click(screen.getByRole('button', { name: 'Show what is within reach' }));
    expect(screen.getAllByText('40% of your income')).toHaveLength(2);
    const link = screen.getByRole('link', { name: 'Show only these' });
    expect(link.getAttribute('href')).toBe('/search?monthly=330000');
    await userEvent.click(screen.getByRole('button', { name: 'Change income' }));
    await userEvent.click(screen.getByRole('button', { name: 'Forget it' }));
    expect(screen.queryByText('40% of your income')).toBeNull();
    expect(window.localStorage).toHaveLength(0);
  });
});

test('a menu says how many homes its choice shows before it is applied', async () => {
  open('/search');
  await screen.findAllByRole('article');
  await userEvent.click(screen.getByRole('button', { name: 'Beds' }));
  expect(await screen.findByText('Shows 14 homes')).toBeDefined();
  await userEvent.click(screen.getByRole('radio', { name: '4+' }));
  expect(await screen.findByText('No home fits this choice')).toBeDefined();
  expect(vi.mocked(countProperties).mock.calls.at(-1)?.[0]).toEqual({ beds: 4 });
});
