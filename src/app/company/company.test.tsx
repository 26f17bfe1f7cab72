// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, expect, test } from 'vitest';
import { renderScreen } from '#tests/fixtures/renderScreen.tsx';
import { SiteFooter } from '../shell/SiteFooter.tsx';
import { CompanyContacts } from './CompanyContacts.tsx';
import { PartnerBankNote } from './PartnerBankNote.tsx';
import { type Company, EMPTY_COMPANY } from './useCompany.ts';

afterEach(cleanup);

const COMPANY: Company = {
  name: 'Kolo Homes Ltd',
  registration: 'RC 1234567',
  address: '12 Broad Street, Lagos',
  partnerBank: 'Providus Bank',
  phone: '+2342014531234',
  whatsapp: '+2348031234567',
  email: 'help@example.com',
  hours: 'Monday to Friday, 8 am to 6 pm',
};

const linksOf = () =>
  screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

function show(Screen: ComponentType, company: Partial<Company>) {
  return renderScreen(Screen, {
    path: '/',
    at: '/',
    settings: { company: { ...EMPTY_COMPANY, ...company } },
  });
}

test('the contact page shows the company and how to reach it', () => {
  show(CompanyContacts, COMPANY);
  expect(linksOf()).toEqual([
    ['0201 453 1234', 'tel:+2342014531234'],
    ['0803 123 4567', 'https://wa.me/2348031234567'],
    ['help@example.com', 'mailto:help@example.com'],
  ]);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toContain('RC 1234567');
});

test.each([CompanyContacts, PartnerBankNote])('%o shows nothing if nothing is set', (Screen) => {
  show(Screen, {});
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.queryByText(/bank/)).toBeNull();
});

test('the note names the bank that holds the money, and the company', () => {
  show(PartnerBankNote, COMPANY);
  expect(
    screen.getByText(
      'Providus Bank is the partner bank of Kolo Homes Ltd (RC 1234567) and holds the money that you send.',
    ),
  ).toBeDefined();
  cleanup();
  show(PartnerBankNote, { partnerBank: 'Providus Bank' });
  expect(screen.getByText(/^Providus Bank is the partner bank of Kolo and/)).toBeDefined();
});

test('the footer shows the parts that are set, and no others', () => {
  show(SiteFooter, { name: 'Kolo Homes Ltd', registration: 'RC 1234567', whatsapp: '+2348031234567' });
  expect(screen.getByText('Kolo Homes Ltd · RC 1234567')).toBeDefined();
  expect(screen.getByRole('link', { name: 'WhatsApp: 0803 123 4567' })).toBeDefined();
  expect(screen.queryByText(/Partner bank/)).toBeNull();
  expect(screen.queryByRole('link', { name: /Phone/ })).toBeNull();
});
