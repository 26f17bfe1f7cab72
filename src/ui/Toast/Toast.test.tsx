// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderForTest } from '../private/renderForTest.tsx';
import { type Toast, ToastRegion } from './Toast.tsx';

const saved: Toast = { id: 'a', tone: 'positive', message: 'Saved.' };
const offline: Toast = { id: 'b', tone: 'critical', message: 'No network.' };

const cardOf = (message: string) => {
  const card = screen.getAllByRole('listitem').find((item) => item.textContent === message);
  if (!card) throw new Error(`There is no toast “${message}”.`);
  return card;
};

function Region() {
  const [toasts, setToasts] = useState<readonly Toast[]>([saved, offline]);
  return (
    <>
      <button type="button">Send</button>
      <ToastRegion toasts={toasts} onDismiss={(id) => setToasts(toasts.filter((toast) => toast.id !== id))} />
    </>
  );
}

test('each toast can be dismissed by its button', async () => {
  const onDismiss = vi.fn();
  const { user } = renderForTest(<ToastRegion toasts={[saved, offline]} onDismiss={onDismiss} />);
  await user.click(within(cardOf('No network.')).getByRole('button', { name: 'Dismiss' }));
  expect(onDismiss).toHaveBeenCalledExactlyOnceWith('b');
});

test('reports reading while the pointer or the focus is on it', async () => {
  const calls: string[] = [];
  const { user } = renderForTest(
    <>
      <button type="button">Send</button>
      <ToastRegion
        toasts={[saved]}
        onDismiss={() => undefined}
        onReadingStart={() => calls.push('start')}
        onReadingEnd={() => calls.push('end')}
      />
    </>,
  );
  await user.hover(cardOf('Saved.'));
  await user.hover(screen.getByRole('button', { name: 'Send' }));
  expect(calls).toStrictEqual(['start', 'end']);
  await user.click(within(cardOf('Saved.')).getByRole('button', { name: 'Dismiss' }));
  expect(calls.slice(2)).toContain('start');
});

test('reports reading even after another toast was closed under the pointer', async () => {
  const onReadingStart = vi.fn();
  const region = (toasts: readonly Toast[]) => (
    <ToastRegion toasts={toasts} onDismiss={() => undefined} onReadingStart={onReadingStart} />
  );
  const { user, rerender } = renderForTest(region([saved]));
  await user.click(within(cardOf('Saved.')).getByRole('button', { name: 'Dismiss' }));
  rerender(region([]));
  rerender(region([offline]));
  onReadingStart.mockClear();
  await user.hover(cardOf('No network.'));
  expect(onReadingStart).toHaveBeenCalledOnce();
});

test('is announced once; only a critical one is assertive', async () => {
  renderForTest(<ToastRegion toasts={[saved, offline]} onDismiss={() => undefined} />);
  const announced = await screen.findByText('Message Saved.');
  expect(announced.getAttribute('aria-live')).toBe('polite');
  expect(screen.getByText('Message No network.').getAttribute('aria-live')).toBe('assertive');
});

test('F8 focuses the list, Tab the newest toast, and Escape closes one after the other', async () => {
  const { user } = renderForTest(<Region />);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await user.keyboard('[F8]');
  const list = within(screen.getByRole('region', { name: 'Messages (F8)' })).getByRole('list');
  expect(document.activeElement).toBe(list);
  await user.tab();
  expect(document.activeElement).toBe(cardOf('No network.'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByText('No network.')).toBeNull());
  expect(document.activeElement).toBe(list);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByText('Saved.')).toBeNull());
});

test('a leaving toast is not dismissed twice', async () => {
  const onDismiss = vi.fn();
  const { user, rerender } = renderForTest(<ToastRegion toasts={[saved]} onDismiss={onDismiss} />);
  expect(cardOf('Saved.').dataset.state).toBe('open');
  rerender(<ToastRegion toasts={[{ ...saved, leaving: true }]} onDismiss={onDismiss} />);
  await user.keyboard('{Escape}');
  expect(onDismiss).not.toHaveBeenCalled();
});

test.each([
  { at: 'where they are shown', focusedTop: 90, edge: 'bottom' },
  { at: 'below them', focusedTop: 400, edge: 'top' },
])('a phone shows them at the $edge if the focus is $at', ({ focusedTop, edge }) => {
  // happy-dom has no layout.
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return this.textContent === 'Send' ? new DOMRect(16, focusedTop, 200, 48) : new DOMRect(16, 68, 328, 0);
  });
  const page = (toasts: readonly Toast[]) => (
    <>
      <button type="button">Send</button>
      <ToastRegion toasts={toasts} onDismiss={() => undefined} />
    </>
  );
  const { rerender } = renderForTest(page([]));
  screen.getByRole('button', { name: 'Send' }).focus();
  rerender(page([saved]));
  expect(document.querySelector<HTMLElement>('[data-edge]')?.dataset.edge).toBe(edge);
  vi.restoreAllMocks();
});
