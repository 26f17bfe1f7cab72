// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getProperty } from '#api/calls/properties.ts';
import { sendContactMessage } from '#api/calls/support.ts';
import { ApiError } from '#api/failure.ts';
import { contactPathForHome, contactPathForInspection } from '#app/contact/contactLinks.ts';
import { buildPropertyDetail } from '#tests/fixtures/properties.ts';
import { renderScreen } from '#tests/fixtures/renderScreen.tsx';
import { Component } from './ContactSupportScreen.tsx';

vi.mock('#api/calls/properties.ts', { spy: true });
vi.mock('#api/calls/support.ts', { spy: true });
afterEach(() => {
  cleanup();
  window.sessionStorage.clear();
});

const HOME = buildPropertyDetail();
const OPENING = `About ${HOME.title}, ${HOME.town} (property code ${HOME.code}):\n`;
const field = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Contact Us' }));
const open = (at: string) => renderScreen(Component, { path: '/contact-support', at });

beforeEach(() => {
  vi.mocked(getProperty).mockResolvedValue(HOME);
  vi.mocked(sendContactMessage).mockResolvedValue('MSG-9');
});

test('from the page of a home: the form names it, and the message that is sent says which', async () => {
  open(contactPathForHome(HOME.id));
  const link = await screen.findByRole('link', { name: HOME.title });
  expect(link.getAttribute('href')).toBe(`/property/${HOME.id}`);
  expect(field('Message').value).toBe(OPENING);
  await userEvent.type(field('Name'), 'Ngozi Eze');
  await userEvent.type(field('Email'), 'ngozi@example.com');
  await send();
  expect(await screen.findByText('Write your question or request below the first line.')).toBeDefined();
  expect(sendContactMessage).not.toHaveBeenCalled();
  await userEvent.type(field('Message'), 'Is there a lift?');
  await send();
  expect(await screen.findByText(/Your reference is MSG-9/)).toBeDefined();
  expect(vi.mocked(sendContactMessage).mock.calls[0]?.[0]?.message).toBe(`${OPENING}Is there a lift?`);
  await userEvent.click(screen.getByRole('button', { name: 'Write another message' }));
  expect(field('Message').value).toBe(OPENING);
});

test('a home that comes late leaves what was written alone, and is sent with it', async () => {
  let come: (home: typeof HOME) => void = () => {};
  vi.mocked(getProperty).mockImplementation(
    () =>
      new Promise((resolve) => {
        come = resolve;
      }),
  );
  open(contactPathForHome(HOME.id));
  await userEvent.type(field('Message'), 'Is there a lift?');
  come(HOME);
  await screen.findByRole('link', { name: HOME.title });
  expect(field('Message').value).toBe('Is there a lift?');
  await userEvent.type(field('Name'), 'Ngozi Eze');
  await userEvent.type(field('Email'), 'ngozi@example.com');
  await send();
  await screen.findByText(/Your reference is MSG-9/);
  expect(vi.mocked(sendContactMessage).mock.calls[0]?.[0]?.message).toBe(`${OPENING}Is there a lift?`);
});

test('a home that is gone leaves a form that is about none', async () => {
  vi.mocked(getProperty).mockRejectedValue(new ApiError({ code: 'not_found', status: 404 }));
  open(contactPathForHome(HOME.id));
  await userEvent.type(field('Message'), 'Good morning');
  expect(field('Message').value).toBe('Good morning');
  expect(screen.queryByText(/Your message is about/)).toBeNull();
});

test('without a home nothing is asked for, and the message is empty', () => {
  open('/contact-support');
  expect(field('Message').value).toBe('');
  expect(getProperty).not.toHaveBeenCalled();
});

test('about an inspection: the message begins with its reference, and is not sent without more', async () => {
  open(contactPathForInspection('V-7F3K9Q'));
  expect(field('Message').value).toBe('About my inspection V-7F3K9Q:\n');
  await userEvent.type(field('Name'), 'Ngozi Eze');
  await userEvent.type(field('Email'), 'ngozi@example.com');
  await send();
  expect(await screen.findByText('Write your question or request below the first line.')).toBeDefined();
  await userEvent.type(field('Message'), 'Please cancel it.');
  cleanup();
  open(contactPathForInspection('V-7F3K9Q'));
  await send();
  await screen.findByText(/Your reference is MSG-9/);
  expect(vi.mocked(sendContactMessage).mock.lastCall?.[0]?.message).toBe(
    'About my inspection V-7F3K9Q:\nPlease cancel it.',
  );
});

test('what is no reference of an inspection begins no message', () => {
  open(contactPathForInspection('my money, which you owe me'));
  expect(field('Message').value).toBe('');
});
