// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderForTest } from '../private/renderForTest.tsx';
import { UnitBay } from './UnitBay.tsx';
import { unitStates } from './unitStates.ts';

test('an available unit can be chosen by keyboard and says that it is', async () => {
  const onSelect = vi.fn();
  const { user, rerender } = renderForTest(
    <UnitBay name="U2" state="available" word="Available" onSelect={onSelect} />,
  );
  await user.tab();
  await user.keyboard('{Enter}');
  expect(onSelect).toHaveBeenCalledOnce();
  rerender(<UnitBay name="U2" fullName="Floor 3, U2" state="available" word="Available" />);
  expect(screen.getByRole('button', { name: 'Floor 3, U2, Available' }).textContent).toBe('U2Available');
  rerender(<UnitBay name="U2" state="available" word="Selected" selected onSelect={onSelect} />);
  expect(screen.getByRole('button', { name: 'U2, Selected', pressed: true })).toBeDefined();
});

test('a unit that cannot be had says why', async () => {
  const onSelect = vi.fn();
  const { user } = renderForTest(
    <UnitBay
      name="U3"
      state="held"
      word="On hold"
      disabledReason="Held for somebody until Monday."
      onSelect={onSelect}
    />,
  );
  await user.click(
    screen.getByRole('button', { name: 'U3, On hold', description: 'Held for somebody until Monday.' }),
  );
  expect(onSelect).not.toHaveBeenCalled();
});

test('each state has a window of its own', () => {
  const windows = unitStates.map((state) => {
    const { container, unmount } = renderForTest(<UnitBay name="U1" state={state} word={state} />);
    const drawing = container.querySelector('svg[preserveAspectRatio="none"]')?.innerHTML;
    unmount();
    return drawing;
  });
  expect(new Set(windows).size).toBe(unitStates.length);
});
