// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderForTest } from '../private/renderForTest.tsx';
import { type ThemeChoice, ThemeSwitch } from './ThemeSwitch.tsx';

function Page() {
  const [theme, setTheme] = useState<ThemeChoice>('system');
  return <ThemeSwitch value={theme} onChange={setTheme} />;
}

test('has three themes; arrow keys select', async () => {
  const { user } = renderForTest(<Page />);
  expect(screen.getByRole('radio', { name: 'As the system', checked: true })).toBeDefined();
  await user.tab();
  // Hold the key: the group moves the focus after keydown, and selects only while the key is down.
  await user.keyboard('{ArrowRight>}');
  expect(await screen.findByRole('radio', { name: 'Light', checked: true })).toBe(document.activeElement);
});
