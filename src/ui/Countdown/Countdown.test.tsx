// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Countdown } from './Countdown.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const shownText = () => document.querySelector('[aria-hidden="true"]')?.textContent;
const label = (seconds: number) => (seconds === 0 ? 'Send again' : `Send again in ${seconds} s`);

test('shows each second, and announces every half minute', () => {
  render(<Countdown untilMs={90_000} label={label} />);
  expect(shownText()).toBe('Send again in 90 s');
  pass(1000);
  expect(shownText()).toBe('Send again in 89 s');
  expect(screen.getByRole('timer').textContent).toBe('Send again in 90 s');
  pass(29_000);
  expect(screen.getByRole('timer').textContent).toBe('Send again in 60 s');
});

test('reports its end once', () => {
  const onEnd = vi.fn();
  const { rerender } = render(<Countdown untilMs={2000} label={label} onEnd={onEnd} />);
  pass(1999);
  expect(onEnd).not.toHaveBeenCalled();
  pass(1001);
  expect(shownText()).toBe('Send again');
  expect(onEnd).toHaveBeenCalledOnce();
  rerender(<Countdown untilMs={2000} label={label} onEnd={() => onEnd()} />);
  pass(5000);
  expect(onEnd).toHaveBeenCalledOnce();
});

test('reads the clock: a tab that was suspended is correct when it resumes', () => {
  let now = 0;
  render(<Countdown untilMs={60_000} nowMs={() => now} label={label} />);
  now = 45_000;
  pass(1000);
  expect(shownText()).toBe('Send again in 15 s');
});

test('a new end starts it again', () => {
  const { rerender } = render(<Countdown untilMs={1000} label={label} />);
  pass(2000);
  expect(shownText()).toBe('Send again');
  rerender(<Countdown untilMs={32_000} label={label} />);
  expect(shownText()).toBe('Send again in 30 s');
  pass(1000);
  expect(shownText()).toBe('Send again in 29 s');
});

test('its ring shows the remaining time', () => {
  const { container } = render(<Countdown untilMs={60_000} label={label} totalSeconds={60} />);
  const gone = () => {
    const rest = container.querySelectorAll('circle')[1];
    return Number(rest?.getAttribute('stroke-dashoffset')) / Number(rest?.getAttribute('stroke-dasharray'));
  };
  expect(gone()).toBe(0);
  pass(45_000);
  expect(gone()).toBeCloseTo(0.75);
  pass(60_000);
  expect(container.querySelectorAll('circle')).toHaveLength(1);
});
