import { ThemeSwitch } from '@adire/ui';
import { useState, useSyncExternalStore } from 'react';
import { chooseTheme, readTheme, type ThemeChoice } from './theme.ts';

/** Chooses the light, dark or system theme; stored on this device. */
export function ThemeChooser() {
  const stored = useSyncExternalStore<ThemeChoice>(watchNothing, readTheme, () => 'system');
  const [chosen, setChosen] = useState<ThemeChoice | null>(null);
  return (
    <ThemeSwitch
      value={chosen ?? stored}
      onChange={(choice) => {
        chooseTheme(choice);
        setChosen(choice);
      }}
    />
  );
}

/** Changes in other tabs and theme switches apply on the next page load. */
const watchNothing = () => () => {};
