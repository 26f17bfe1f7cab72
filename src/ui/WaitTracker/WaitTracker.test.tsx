// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WaitTracker } from './WaitTracker.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: 134_000 });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const steps = [
  { title: 'Unit held' },
  { title: 'Waiting for the bank', note: 'You may close this page' },
  { title: 'Received' },
];

test('shows the elapsed time and the current step', () => {
  render(<WaitTracker steps={steps} current={1} sinceMs={0} />);
  expect(screen.getByRole('timer').textContent).toBe('02:14');
  expect(document.querySelector('[aria-current="step"]')?.textContent).toBe(
    'Waiting for the bankYou may close this page',
  );
  act(() => vi.advanceTimersByTime(1000));
  expect(screen.getByRole('timer').textContent).toBe('02:15');
});

test('shows hours from one hour on', () => {
  render(<WaitTracker steps={steps} current={1} sinceMs={134_000 - 3_723_000} />);
  expect(screen.getByRole('timer').textContent).toBe('1:02:03');
});
