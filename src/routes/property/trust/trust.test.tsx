// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getProperty, getSimilarProperties, type PropertyDetail } from '#api/calls/properties.ts';
import { isoDate } from '#domain/dates.ts';
import { buildPropertyDetail } from '#tests/fixtures/properties.ts';
import { renderScreen } from '#tests/fixtures/renderScreen.tsx';
import { Component } from '../PropertyScreen.tsx';

vi.mock('#api/calls/properties.ts', { spy: true });
afterEach(cleanup);
beforeEach(() => {
  vi.mocked(getSimilarProperties).mockResolvedValue([]);
});

async function open(change: Partial<PropertyDetail>) {
  const home = buildPropertyDetail({ title: 'Ile Ayo Court', ...change });
  vi.mocked(getProperty).mockResolvedValue(home);
  renderScreen(Component, { path: '/property/:id', at: `/property/${home.id}` });
  await screen.findByRole('heading', { level: 1, name: 'Ile Ayo Court' });
  return home;
}
const section = (name: string) => within(screen.getByRole('region', { name }));
const factsOf = (name: string) =>
  section(name)
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);

const handover = (status: 'Completed' | 'Pending') => ({
  id: '1',
  name: 'Handover',
  date: isoDate('2026-03-02'),
  status,
  images: [],
});

test('says by which document the land is held, who builds, and until when', async () => {
  await open({
    titleDocument: 'governors_consent',
    developer: { name: 'Lagoon Crest Ltd', registration: 'RC 1234567', redan: null },
    completesOn: isoDate('2027-06-30'),
    milestones: [handover('Pending')],
  });
  expect(factsOf('Title and developer')).toEqual([
    ['Title document', 'Governor’s Consent'],
    ['Developer', 'Lagoon Crest Ltd'],
    ['Company registration', 'RC 1234567'],
    ['Planned completion', '30 Jun 2027'],
  ]);
  expect(section('Title and developer').getByText(/the Governor has approved that sale/)).toBeDefined();
  expect(section('Title and developer').getAllByRole('listitem').length).toBeGreaterThanOrEqual(3);
});

test('of a finished home it says when it was completed', async () => {
  await open({ completesOn: isoDate('2026-03-02'), milestones: [handover('Completed')] });
  expect(factsOf('Title and developer')).toEqual([['Completed on', '2 Mar 2026']]);
});

test('of a home without milestones it gives the day alone, which may be past', async () => {
  await open({ completesOn: isoDate('2025-03-02'), milestones: [] });
  expect(factsOf('Title and developer')).toEqual([['Completion', '2 Mar 2025']]);
});

test('nothing is shown that the listing does not say', async () => {
  await open({ agent: null });
  for (const name of ['Title and developer', 'Your agent', 'Site photographs'])
    expect(screen.queryByRole('region', { name })).toBeNull();
});

test('the agent can be called, written to on WhatsApp, and asked by the form, each about this home', async () => {
  const home = await open({
    agent: {
      name: 'Adunni Bello',
      company: 'Adunni Homes Ltd',
      phone: '+2348031234567',
      whatsapp: '+2348039876543',
      email: null,
    },
  });
  const agent = section('Your agent');
  const hrefOf = (name: string) => agent.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('Call Adunni Bello, 0803 123 4567')).toBe('tel:+2348031234567');
  const chat = new URL(hrefOf('Write to Adunni Bello on WhatsApp') ?? '');
  expect(chat.origin + chat.pathname).toBe('https://wa.me/2348039876543');
  expect(chat.searchParams.get('text')).toBe(
    'Hello, I am asking about Ile Ayo Court, Ikorodu (property code KL-20418).',
  );
  expect(hrefOf('Contact Us')).toBe(`/contact-support?property=${home.id}`);
});

test('an agent without a phone is asked by the form alone', async () => {
  await open({});
  expect(section('Your agent').getAllByRole('link')).toHaveLength(1);
});

test('site photographs have their days, and open with a download', async () => {
  const folder = '/media/listings/KL-20418/photo-a0b1c2-01234567';
  await open({
    sitePhotographs: [{ url: `${folder}/800.jpg`, alt: 'The first floor', takenOn: isoDate('2026-10-02') }],
  });
  await userEvent.click(
    section('Site photographs').getByRole('link', { name: /The first floor.*2 Oct 2026/ }),
  );
  const opened = within(await screen.findByRole('dialog'));
  expect(opened.getByRole('link', { name: 'Download picture' }).getAttribute('href')).toBe(
    `${folder}/1280.jpg`,
  );
});

test('milestones show their pictures, which open with a download', async () => {
  const folder = '/media/pictures/KL-0001/roof-a0b1c2-01234567-800';
  const images = [{ url: `${folder}/800.jpg`, alt: 'The roof of a house' }];
  await open({
    milestones: [{ id: '1', name: 'Roofing', date: isoDate('2026-12-02'), status: 'On-going', images }],
  });
  await userEvent.click(screen.getByRole('button', { name: 'Open picture 1 of 1: The roof of a house' }));
  const opened = within(await screen.findByRole('dialog'));
  expect(opened.getByRole('link', { name: 'Download picture' }).getAttribute('href')).toBe(
    `${folder}/800.jpg`,
  );
});
