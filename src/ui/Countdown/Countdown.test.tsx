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
const seen = () => document.querySelector('[aria-hidden="true"]')?.textContent;
const label = (seconds: number) => (seconds === 0 ? 'Send again' : `Send again in ${seconds} s`);

test('counts each second in the view, and coarsely for those who listen', () => {
  render(<Countdown untilMs={90_000} label={label} />);
  expect(seen()).toBe('Send again in 90 s');
  pass(1000);
  expect(seen()).toBe('Send again in 89 s');
  expect(screen.getByRole('timer').textContent).toBe('Send again in 90 s');
  pass(29_000);
  expect(screen.getByRole('timer').textContent).toBe('Send again in 60 s');
});

test('tells its end once', () => {
  const onEnd = vi.fn();
  const { rerender } = render(<Countdown untilMs={2000} label={label} onEnd={onEnd} />);
  pass(1999);
  expect(onEnd).not.toHaveBeenCalled();
  pass(1001);
  expect(seen()).toBe('Send again');
  expect(onEnd).toHaveBeenCalledOnce();
  rerender(<Countdown untilMs={2000} label={label} onEnd={() => onEnd()} />);
  pass(5000);
  expect(onEnd).toHaveBeenCalledOnce();
});

test('counts from the clock: a tab that slept is right when it wakes', () => {
  let now = 0;
  render(<Countdown untilMs={60_000} nowMs={() => now} label={label} />);
  now = 45_000;
  pass(1000);
  expect(seen()).toBe('Send again in 15 s');
});

test('a new end starts it again', () => {
  const { rerender } = render(<Countdown untilMs={1000} label={label} />);
  pass(2000);
  expect(seen()).toBe('Send again');
  rerender(<Countdown untilMs={32_000} label={label} />);
  expect(seen()).toBe('Send again in 30 s');
  pass(1000);
  expect(seen()).toBe('Send again in 29 s');
});

test('its ring empties with the time', () => {
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
