// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getProperty, getSimilarProperties } from '#api/calls/properties.ts';
import type { User } from '#api/calls/users.ts';
import { ApiError } from '#api/failure.ts';
import { isoDate } from '#domain/dates.ts';
import { naira } from '#domain/money.ts';
import { buildBuyer } from '#machines/buyer.fixtures.ts';
import { buildProperty, buildPropertyDetail } from '#tests/fixtures/properties.ts';
import { renderScreen } from '#tests/fixtures/renderScreen.tsx';
import { Component } from './PropertyScreen.tsx';

vi.mock('#api/calls/properties.ts', { spy: true });
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const home = buildPropertyDetail({ title: 'Ile Ayo Court', price: naira(25_000_000), units: 14 });
const open = (id = home.id, user?: User) =>
  renderScreen(Component, {
    path: '/property/:id',
    at: `/property/${id}`,
    settings: { unitHoldMs: 36 * 3_600_000 },
    ...(user && { user }),
  });
/** The picker's code loads on demand, which is slow on a busy machine. */
const CODE_LOADS = { timeout: 10_000 };

class NeverNear implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  observe(_element: Element): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords = () => [];
}

class AlwaysNear extends NeverNear {
  readonly #report: IntersectionObserverCallback;
  constructor(report: IntersectionObserverCallback) {
    super();
    this.#report = report;
  }
  override observe(target: Element): void {
    const bounds = target.getBoundingClientRect();
    const entry = {
      target,
      isIntersecting: true,
      intersectionRatio: 1,
      time: 0,
      boundingClientRect: bounds,
      intersectionRect: bounds,
      rootBounds: null,
    };
    this.#report([entry], this);
  }
}

const address = () => screen.getByLabelText('Address').textContent;
const shown = () => screen.findByRole('heading', { level: 1, name: 'Ile Ayo Court' });

beforeEach(() => {
  vi.mocked(getProperty).mockResolvedValue(home);
  vi.mocked(getSimilarProperties).mockResolvedValue([]);
});

test('shows the home: place, code, overview, description, agent', async () => {
  open();
  await shown();
  expect(screen.getByText('Property code KL-20418')).toBeDefined();
  expect(screen.getByText('3 beds')).toBeDefined();
  expect(screen.getByText('3 baths')).toBeDefined();
  expect(
    within(screen.getByRole('list', { name: 'Amenities' }))
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Swimming Pool', 'Street Lights']);
  expect(
    within(screen.getByRole('region', { name: 'About Property' })).getByText(home.description),
  ).toBeDefined();
  expect(screen.getByText('Adunni Homes Ltd')).toBeDefined();
  expect(document.title).toBe('Ile Ayo Court, Ikorodu (KL-20418) · Kolo');
});

test('the contribute box has the price, the units and what each plan takes a month', async () => {
  open();
  await shown();
  const [first = document.body] = screen.getAllByRole('region', { name: 'Contribute to buy this property' });
  const inBox = within(first);
  expect(inBox.getByText('14 units available')).toBeDefined();
  expect(inBox.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'AAll in instalmentsafter ₦5,000,000 down₦833,333.34',
    'B30%, then a mortgageno downpayment first₦312,500',
    'CHold now, start laterfirst payment within 14 days₦312,500',
  ]);
  expect(
    inBox.getByText('Agreeing to the terms holds your unit for 36 hours, on Plan C for 14 days.'),
  ).toBeDefined();
  expect(inBox.getByRole('link', { name: 'Select Unit' }).getAttribute('href')).toBe('#units');
});

test('the bar of a phone says that a mortgage follows the months', async () => {
  open();
  await shown();
  const bar = within(screen.getByRole('complementary', { name: 'Contribute' }));
  expect(bar.getByText(/a month for/).textContent).toBe('₦312,500 a month for 24 months, then a mortgage');
});

test('Select Unit makes the home the active one for who is logged in', async () => {
  open(home.id, buildBuyer());
  await shown();
  const [selectUnit = document.body] = screen.getAllByRole('link', { name: 'Select Unit' });
  await userEvent.click(selectUnit);
  expect(address()).toBe(`/select-unit?property=${home.id}`);
});

test('a visitor picks a unit on the page, and goes on with that very unit', async () => {
  vi.stubGlobal('IntersectionObserver', AlwaysNear);
  open();
  await shown();
  const units = within(screen.getByRole('region', { name: 'Units and floor plans' }));
  const free = await units.findByRole('button', { name: /U1, Available$/ }, CODE_LOADS);
  await userEvent.click(units.getByRole('button', { name: 'Next' }));
  expect(units.getByText('Please select a unit!')).toBeDefined();
  await userEvent.click(free);
  expect(units.queryByText('Please select a unit!')).toBeNull();
  const [first = document.body] = screen.getAllByRole('region', { name: 'Contribute to buy this property' });
  expect(within(first).getByText(/^Block 1, .*U1$/)).toBeDefined();
  await userEvent.click(units.getByRole('link', { name: 'Next' }));
  expect(address()).toBe(`/select-unit?property=${home.id}&unit=${home.buildings[0]?.apartments[0]?.id}`);
});

test('names the blocks before the units load', async () => {
  vi.stubGlobal('IntersectionObserver', NeverNear);
  open();
  await shown();
  const units = within(screen.getByRole('region', { name: 'Units and floor plans' }));
  expect(units.getByRole('listitem').textContent).toBe('Block 11 left');
});

test('over another time of saving, the plans and the way to the keys take other amounts', async () => {
  open();
  await shown();
  const [first = document.body] = screen.getAllByRole('region', { name: 'Contribute to buy this property' });
  const inBox = within(first);
  await userEvent.click(inBox.getByRole('button', { name: 'Change' }));
  inBox.getByRole('slider', { name: 'How long will you save?' }).focus();
  await userEvent.keyboard('{End}');
  expect(inBox.getByText('Each month, over 36 months')).toBeDefined();
  expect(inBox.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'AAll in instalmentsafter ₦5,000,000 down₦555,555.56',
    'B30%, then a mortgageno downpayment first₦208,333.34',
    'CHold now, start laterfirst payment within 14 days₦208,333.34',
  ]);
  expect(screen.getByText('Plan B over 36 months')).toBeDefined();
  await userEvent.click(inBox.getByRole('button', { name: 'Done' }));
  expect(inBox.queryByRole('slider')).toBeNull();
});

test('a home without a free unit says so instead of offering one', async () => {
  vi.mocked(getProperty).mockResolvedValue({ ...home, units: 0 });
  open();
  await shown();
  expect(screen.queryByRole('link', { name: 'Select Unit' })).toBeNull();
  expect(screen.getAllByText('Every unit is taken at the moment.')).not.toHaveLength(0);
});

test('tells how the money becomes keys on Plan B', async () => {
  open();
  await shown();
  const way = within(screen.getByRole('region', { name: 'How your money becomes keys' }));
  expect(way.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
    'First contributionYour unit is reserved in your name₦312,500Month 1',
    'First target, 15%You get the allocation letter₦3,750,000Month 12',
    'Second target, 30%The mortgage for the rest is applied for₦7,500,000Month 24',
    'KeysThe mortgage pays ₦17,500,000₦25,000,000',
  ]);
});

test('the milestones of the building have their day and status', async () => {
  vi.mocked(getProperty).mockResolvedValue({
    ...home,
    milestones: [{ id: 'm1', name: 'Roofing', date: isoDate('2026-09-30'), status: 'On-going', images: [] }],
  });
  open();
  await shown();
  const milestones = within(screen.getByRole('region', { name: 'Project milestones' }));
  expect(milestones.getByText('30 Sept 2026')).toBeDefined();
  expect(milestones.getByText('On-going')).toBeDefined();
});

test.each([
  ['/media/pictures/LAG-0001/street-78a8c8-5e0f3024/800.jpg', true],
  ['/media/site/street-78a8c8-5e0f3024/800.jpg', false],
])('says of %s whether it is no photograph: %s', async (url, isSaid) => {
  vi.mocked(getProperty).mockResolvedValue({ ...home, images: [{ url, alt: 'The street side' }] });
  open();
  await shown();
  expect(screen.queryByText(/The pictures are computer-made, not photographs\./) !== null).toBe(isSaid);
});

test('pictures open large, one after another, and close', async () => {
  vi.mocked(getProperty).mockResolvedValue({
    ...home,
    images: [
      { url: '/a.jpg', alt: 'The street side' },
      { url: '/b.jpg', alt: 'The court' },
    ],
  });
  open();
  await shown();
  await userEvent.click(screen.getByRole('button', { name: 'All 2 pictures' }));
  const pictures = within(
    await screen.findByRole('dialog', { name: 'Pictures of Ile Ayo Court' }, CODE_LOADS),
  );
  expect(pictures.getByText('Picture 1 of 2')).toBeDefined();
  await userEvent.click(pictures.getByRole('button', { name: 'Next picture' }));
  expect(pictures.getByRole('img', { name: 'The court' })).toBeDefined();
  await userEvent.click(pictures.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('similar listings are homes that lead on', async () => {
  vi.mocked(getSimilarProperties).mockResolvedValue([buildProperty({ id: 'other', title: 'Bodija Steps' })]);
  open();
  await shown();
  await userEvent.click(await screen.findByRole('link', { name: 'Bodija Steps' }));
  expect(address()).toBe('/property/other');
});

test.each(['not_found', 'invalid_fields'] as const)('%s is a page that leads to the search', async (code) => {
  vi.mocked(getProperty).mockRejectedValue(new ApiError({ code, status: 404 }));
  open('no-such-home');
  expect(await screen.findByRole('heading', { name: 'We could not find this property' })).toBeDefined();
  await userEvent.click(screen.getByRole('link', { name: 'Search properties' }));
  expect(address()).toBe('/search');
});

test('a withdrawn home says so, and leads to homes like it', async () => {
  vi.mocked(getProperty).mockRejectedValue(new ApiError({ code: 'listing_withdrawn', status: 410 }));
  vi.mocked(getSimilarProperties).mockResolvedValue([buildProperty({ id: 'other', title: 'Bodija Steps' })]);
  open();
  expect(await screen.findByRole('heading', { name: 'No longer for sale' })).toBeDefined();
  expect(screen.getByText('This home is no longer for sale.', { exact: false })).toBeDefined();
  await userEvent.click(await screen.findByRole('link', { name: 'Bodija Steps' }));
  expect(address()).toBe('/property/other');
});

test('its buyer is not offered a withdrawn home again', async () => {
  vi.mocked(getProperty).mockResolvedValue(buildPropertyDetail({ withdrawn: true }));
  open();
  expect(await screen.findByRole('heading', { name: 'No longer for sale' })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Select Unit' })).toBeNull();
});

test('being offline is told apart: nothing is wrong, nothing is lost', async () => {
  vi.mocked(getProperty).mockRejectedValueOnce(new ApiError({ code: 'network_down', status: null }));
  open();
  const alert = within(await screen.findByRole('alert'));
  expect(
    alert.getByText(/please check your internet connection! Nothing that you did before is lost/),
  ).toBeDefined();
  await userEvent.click(alert.getByRole('button', { name: 'Try again' }));
  expect(await shown()).toBeDefined();
});

test('a failure says why, and the home comes when one tries again', async () => {
  vi.mocked(getProperty).mockRejectedValueOnce(
    new ApiError({ code: 'internal_error', status: 500, message: 'Something went wrong on our side.' }),
  );
  open();
  expect(await screen.findByText('Something went wrong on our side.')).toBeDefined();
  expect(screen.getByRole('heading', { name: 'We could not open this home' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await shown()).toBeDefined();
});
