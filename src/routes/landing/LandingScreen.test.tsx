// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countPrices, filterProperties } from '#api/calls/properties.ts';
import { ApiError } from '#api/failure.ts';
import { incomeOnDevice } from '#app/income/incomeOnDevice.ts';
import { naira } from '#domain/money.ts';
import { buildProperty } from '#tests/fixtures/properties.ts';
import { renderScreen } from '#tests/fixtures/renderScreen.tsx';
import { Component } from './LandingScreen.tsx';

vi.mock('#api/calls/properties.ts', { spy: true });
afterEach(() => {
  cleanup();
  window.localStorage.clear();
});

const open = () => renderScreen(Component, { path: '/', at: '/' });
const address = () => screen.getByLabelText('Address').textContent;

beforeEach(() => {
  vi.mocked(countPrices).mockResolvedValue([
    { millions: 18, count: 6 },
    { millions: 54, count: 3 },
  ]);
  vi.mocked(filterProperties).mockImplementation(async ({ limit }) => ({
    properties: [buildProperty()],
    total: limit === 1 ? 10 : 126,
    totalPages: 1,
  }));
});

test('says what the product is, and its three values', () => {
  open();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Kolo towards owning your own property');
  for (const name of ['Inclusivity', 'Financial security', 'Expert guidance']) {
    expect(screen.getByRole('heading', { name })).toBeDefined();
  }
});

test('searches for what is typed', async () => {
  open();
  await userEvent.type(screen.getByPlaceholderText('Find your dream property'), 'Lekki');
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(address()).toBe('/search?q=Lekki');
});

test('shows a home on sale in money, and where homes are', async () => {
  open();
  expect(await screen.findByText('saves your 30% of', { exact: false })).toBeDefined();
  await userEvent.click(screen.getByRole('link', { name: 'Ikorodu' }));
  expect(address()).toBe('/search?q=Ikorodu');
});

test('stands without the homes when they cannot be had', async () => {
  vi.mocked(filterProperties).mockRejectedValue(new ApiError({ code: 'network_down', status: null }));
  open();
  expect(await screen.findByRole('link', { name: 'See homes in this range' })).toBeDefined();
});

test('counts what a salary reaches as it is typed, and leads to those homes', async () => {
  open();
  const block = within(screen.getByRole('region', { name: 'Calculate affordability' }));
  expect(block.getByText(/with no mortgage/).textContent).toContain('From ₦8,415,000 with no mortgage');
  const salary = block.getByLabelText('What do you earn in a month?');
  await userEvent.clear(salary);
  expect(block.getByText(/Tell us what you earn/)).toBeDefined();
  await userEvent.type(salary, '500000');
  block.getByRole('slider', { name: 'How long will you save?' }).focus();
  await userEvent.keyboard('{End}');
  expect(block.getByText(/with no mortgage/).textContent).toContain('From ₦7,425,000 with no mortgage');
  expect(await block.findByRole('img', { name: /^9 homes on sale by price/ })).toBeDefined();
  const way = await block.findByRole('link', { name: 'See 10 homes in this range' });
  await userEvent.click(way);
  expect(address()).toBe('/search?min=7425000&max=19800000');
  expect(vi.mocked(filterProperties).mock.calls.map(([filter]) => filter)).toContainEqual({
    minPrice: naira(8_415_000),
    maxPrice: naira(22_440_000),
    limit: 1,
    page: 1,
  });
});

test('stores the salary once typing pauses, and forgets one that was removed', async () => {
  const write = vi.spyOn(incomeOnDevice, 'write');
  open();
  const salary = screen.getByLabelText('What do you earn in a month?');
  for (const value of ['4', '40', '400000']) fireEvent.change(salary, { target: { value } });
  await waitFor(() => expect(incomeOnDevice.read()).toStrictEqual({ salaryKobo: naira(400_000) }));
  expect(write).toHaveBeenCalledTimes(1);
  fireEvent.change(salary, { target: { value: '' } });
  await waitFor(() => expect(incomeOnDevice.read()).toBeNull());
  expect(write).toHaveBeenCalledTimes(1);
});

test('answers one question at a time, closes the open one, and shows more', async () => {
  open();
  const block = within(screen.getByRole('region', { name: /Questions people ask/ }));
  const questions = () => block.getAllByRole('heading', { level: 3 });
  expect(questions()).toHaveLength(4);
  const first = block.getByRole('button', { name: 'Where is my money kept?' });
  const second = block.getByRole('button', { name: 'What happens if I miss a month?' });
  expect(first.getAttribute('aria-expanded')).toBe('true');
  expect(block.getByText(/at a partner bank/)).toBeDefined();
  await userEvent.click(second);
  expect(first.getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(second);
  expect(second.getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(block.getByRole('button', { name: 'Show more' }));
  expect(questions().length).toBeGreaterThan(4);
});

test('leads to an account and to us', async () => {
  open();
  expect(screen.getByRole('link', { name: 'Get Started' }).getAttribute('href')).toBe('/sign-up');
  expect(screen.getByRole('link', { name: 'Contact Us' }).getAttribute('href')).toBe('/contact-support');
  expect(screen.getByRole('form', { name: 'Contact Us' })).toBeDefined();
});
