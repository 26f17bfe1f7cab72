import { ThemeSwitch } from '@adire/ui';
import { useSyncExternalStore } from 'react';
import { chooseTheme, followTheme, readTheme, type ThemeChoice } from './theme.ts';

/** Chooses the light, dark or system theme; stored on this device. */
export function ThemeChooser() {
  const choice = useSyncExternalStore<ThemeChoice>(followTheme, readTheme, () => 'system');
  return <ThemeSwitch value={choice} onChange={chooseTheme} />;
}
