// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { sendContactMessage } from '#api/calls/support.ts';
import { ApiError, NETWORK_MESSAGE } from '#api/failure.ts';
import { buildBuyer } from '#machines/buyer.fixtures.ts';
import { hydrateScreen, renderScreen } from '#tests/fixtures/renderScreen.tsx';
import { ContactForm } from './ContactForm.tsx';

vi.mock('#api/calls/support.ts', { spy: true });
afterEach(() => {
  cleanup();
  window.sessionStorage.clear();
});

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Contact Us' }));
const open = (user?: ReturnType<typeof buildBuyer>) =>
  renderScreen(ContactForm, { path: '/', at: '/', ...(user && { user }) });

async function fillIn() {
  await userEvent.type(field('Name'), ' Ngozi Eze ');
  await userEvent.type(field('Email'), 'Ngozi@Example.com');
  await userEvent.type(field('Message'), 'Where is block 2?');
}

test('sends the message, shows its reference and offers to write another', async () => {
  vi.mocked(sendContactMessage).mockResolvedValue('MSG-9');
  open();
  await fillIn();
  await send();
  expect(await screen.findByText(/Your reference is MSG-9/)).toBeDefined();
  expect(vi.mocked(sendContactMessage).mock.calls).toEqual([
    [{ name: 'Ngozi Eze', email: 'ngozi@example.com', message: 'Where is block 2?' }, expect.any(String)],
  ]);
  expect(document.activeElement?.textContent).toContain('Your message has arrived.');
  await userEvent.click(screen.getByRole('button', { name: 'Write another message' }));
  expect(document.activeElement).toBe(field('Message'));
  expect(field('Message').value).toBe('');
  expect(field('Name').value).toBe(' Ngozi Eze ');
});

test('is filled in once the buyer is known, but for what was typed before', async () => {
  const { session } = open(buildBuyer({ firstName: '', lastName: '', email: '' }));
  await userEvent.type(field('Email'), 'ngozi@example.com');
  const user = buildBuyer();
  act(() => session.send({ type: 'user.changed', user }));
  expect(field('Name').value).toBe(`${user.firstName} ${user.lastName}`);
  expect(field('Email').value).toBe('ngozi@example.com');
});

test('keeps the text when the network is down, and sends it again as the same message', async () => {
  vi.mocked(sendContactMessage)
    .mockRejectedValueOnce(new ApiError({ code: 'network_down', status: null }))
    .mockResolvedValueOnce('MSG-10');
  open();
  await fillIn();
  await send();
  expect(await screen.findByText('We do not know whether your message has arrived.')).toBeDefined();
  expect(screen.getByText(new RegExp(NETWORK_MESSAGE))).toBeDefined();
  expect(field('Message').value).toBe('Where is block 2?');
  await send();
  expect(await screen.findByText(/Your reference is MSG-10/)).toBeDefined();
  const [first, second] = vi.mocked(sendContactMessage).mock.calls.slice(-2);
  expect(first).toEqual(second);
});

test('says that a message was not sent that was submitted without a network', async () => {
  vi.mocked(sendContactMessage).mockRejectedValueOnce(new ApiError({ code: 'offline', status: null }));
  open();
  await fillIn();
  await send();
  expect(await screen.findByText('Your message was not sent.')).toBeDefined();
  expect(screen.getByText(NETWORK_MESSAGE)).toBeDefined();
});

test('keeps what was typed when the page is left, until the message has arrived', async () => {
  vi.mocked(sendContactMessage).mockResolvedValue('MSG-11');
  open();
  await fillIn();
  cleanup();
  renderScreen(() => <ContactForm opening="About Ewe Terraces:" />, { path: '/', at: '/' });
  expect(field('Message').value, 'of another message').toBe('About Ewe Terraces:');
  cleanup();
  open();
  expect(field('Name').value).toBe(' Ngozi Eze ');
  expect(field('Email').value).toBe('Ngozi@Example.com');
  expect(field('Message').value).toBe('Where is block 2?');
  await send();
  expect(await screen.findByText(/Your reference is MSG-11/)).toBeDefined();
  cleanup();
  open();
  expect(field('Message').value).toBe('');
});

test('sends a message that may have arrived as the same one after a reload', async () => {
  vi.mocked(sendContactMessage)
    .mockRejectedValueOnce(new ApiError({ code: 'network_down', status: null }))
    .mockResolvedValueOnce('MSG-12');
  open();
  await fillIn();
  await send();
  await screen.findByText('We do not know whether your message has arrived.');
  cleanup();
  open();
  await send();
  expect(await screen.findByText(/Your reference is MSG-12/)).toBeDefined();
  const [first, second] = vi.mocked(sendContactMessage).mock.calls;
  expect(second).toEqual(first);
});

test("a buyer's text is gone from the page with the buyer, and comes back for nobody else", async () => {
  const tolu = buildBuyer();
  const ada = buildBuyer({ id: 'buyer-2', firstName: 'Ada', email: 'ada@example.com' });
  const { session } = open(tolu);
  const logIn = (user: typeof tolu) =>
    act(() => session.send({ type: 'credentials.accepted', token: user.id, user }));
  await userEvent.type(field('Message'), 'Where is block 2?');
  act(() => session.send({ type: 'elsewhere.signedOut', reason: 'expired' }));
  expect(field('Message').value, 'for a visitor').toBe('');
  expect(field('Name').value).toBe('');
  logIn(ada);
  expect(field('Message').value, 'for another buyer').toBe('');
  act(() => session.send({ type: 'elsewhere.signedOut', reason: 'expired' }));
  logIn(tolu);
  expect(field('Message').value).toBe('Where is block 2?');
  act(() => session.send({ type: 'elsewhere.signedIn', token: 'another', expiresAtMs: null }));
  expect(field('Message').value, 'before it is known who has logged in').toBe('');
});

test('what a visitor has typed is theirs once they are signed in', async () => {
  const { session } = open();
  await userEvent.type(field('Message'), 'Where is block 2?');
  act(() => session.send({ type: 'credentials.accepted', token: 'token', user: buildBuyer() }));
  expect(field('Message').value).toBe('Where is block 2?');
  expect(field('Name').value).toBe('Tolu Adeyemi');
  act(() => session.send({ type: 'elsewhere.signedOut', reason: 'expired' }));
  expect(field('Message').value).toBe('');
});

test('stays as it is while the page of an ended session is being left, and stores nothing more', async () => {
  const { session } = open(buildBuyer());
  await userEvent.type(field('Message'), 'Where is block 2?');
  act(() => session.send({ type: 'session.rejected', token: 'token' }));
  await userEvent.type(field('Message'), ' And 3?');
  expect(field('Message').value).toBe('Where is block 2? And 3?');
  cleanup();
  open();
  expect(field('Message').value, 'for a visitor').toBe('');
  cleanup();
  open(buildBuyer());
  expect(field('Message').value).toBe('Where is block 2?');
});

test('is validated by the browser until the scripts run', () => {
  const { html, hydrationErrors } = hydrateScreen(ContactForm, { path: '/', at: '/' });
  const sent = new DOMParser().parseFromString(html, 'text/html');
  expect(sent.querySelector('form')?.noValidate).toBe(false);
  expect(Array.from(sent.querySelectorAll('[required]'), (control) => control.getAttribute('name'))).toEqual([
    'name',
    'email',
    'message',
  ]);
  expect(sent.querySelector('[type="email"]')).not.toBeNull();
  expect(screen.getByRole<HTMLFormElement>('form').noValidate).toBe(true);
  expect(hydrationErrors).toEqual([]);
});

test('shows what was typed before a reload, of a page that the server rendered empty', async () => {
  open();
  await userEvent.type(field('Message'), 'Where is block 2?');
  cleanup();
  const { html, hydrationErrors } = hydrateScreen(ContactForm, { path: '/', at: '/' });
  expect(html).not.toContain('Where is block 2?');
  expect(field('Message').value).toBe('Where is block 2?');
  expect(hydrationErrors).toEqual([]);
});

test('rejects an invalid email address before anything is sent', async () => {
  open();
  await userEvent.type(field('Email'), 'ngozi');
  await send();
  expect(await screen.findByText('Enter an email address like name@example.com.')).toBeDefined();
  expect(screen.getByText('Name is required.')).toBeDefined();
  expect(document.activeElement).toBe(field('Name'));
  expect(sendContactMessage).not.toHaveBeenCalled();
});

test('fills in the name and email of a signed-in buyer', () => {
  open(buildBuyer());
  expect(field('Name').value).toBe('Tolu Adeyemi');
  expect(field('Email').value).toBe('tolu@example.com');
});
