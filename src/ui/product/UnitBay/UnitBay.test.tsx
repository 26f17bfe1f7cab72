// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderForTest } from '../../private/renderForTest.tsx';
import { UnitBay } from './UnitBay.tsx';
import { unitWindowStyles } from './UnitWindow.tsx';

test('an available unit can be selected with the keyboard and reports that it is pressed', async () => {
  const onSelect = vi.fn();
  const { user, rerender } = renderForTest(
    <UnitBay name="U2" windowStyle="clear" stateLabel="Available" onSelect={onSelect} />,
  );
  await user.tab();
  await user.keyboard('{Enter}');
  expect(onSelect).toHaveBeenCalledOnce();
  rerender(<UnitBay name="U2" fullName="Floor 3, U2" windowStyle="clear" stateLabel="Available" />);
  expect(screen.getByRole('button', { name: 'Floor 3, U2, Available' }).textContent).toBe('U2Available');
  rerender(<UnitBay name="U2" windowStyle="clear" stateLabel="Selected" selected onSelect={onSelect} />);
  expect(screen.getByRole('button', { name: 'U2, Selected', pressed: true })).toBeDefined();
});

test('a disabled unit is described by its reason', async () => {
  const onSelect = vi.fn();
  const { user } = renderForTest(
    <UnitBay
      name="U3"
      windowStyle="blind"
      stateLabel="On hold"
      disabledReason="Held for somebody until Monday."
      onSelect={onSelect}
    />,
  );
  await user.click(
    screen.getByRole('button', { name: 'U3, On hold', description: 'Held for somebody until Monday.' }),
  );
  expect(onSelect).not.toHaveBeenCalled();
});

test('each window style has its own drawing', () => {
  const windows = unitWindowStyles.map((style) => {
    const { container, unmount } = renderForTest(
      <UnitBay name="U1" windowStyle={style} stateLabel={style} />,
    );
    const drawing = container.querySelector('svg[preserveAspectRatio="none"]')?.innerHTML;
    unmount();
    return drawing;
  });
  expect(new Set(windows).size).toBe(unitWindowStyles.length);
});
