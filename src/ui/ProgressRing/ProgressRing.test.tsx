// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderForTest } from '../private/renderForTest.tsx';
import { ProgressRing } from './ProgressRing.tsx';

it('has a label and a text value', () => {
  renderForTest(
    <ProgressRing label="Time until a new code" value={42} max={60} valueText="42 seconds left" />,
  );
  const ring = screen.getByRole('progressbar', { name: 'Time until a new code' });
  expect(ring.getAttribute('aria-valuetext')).toBe('42 seconds left');
  expect(ring.getAttribute('aria-valuenow')).toBe('42');
});

it.each([
  { value: 0, max: 60, shareDrawn: null },
  { value: 15, max: 60, shareDrawn: 0.25 },
  { value: 90, max: 60, shareDrawn: 1 },
  { value: 1, max: 0, shareDrawn: null },
])('draws $value of $max as $shareDrawn of the circle', ({ value, max, shareDrawn }) => {
  renderForTest(<ProgressRing label="Time" value={value} max={max} valueText="" />);
  const arc = screen.getByRole('progressbar').querySelectorAll('circle')[1];
  const drawn = arc
    ? 1 - Number(arc.getAttribute('stroke-dashoffset')) / Number(arc.getAttribute('stroke-dasharray'))
    : null;
  expect(drawn).toBe(shareDrawn);
});
