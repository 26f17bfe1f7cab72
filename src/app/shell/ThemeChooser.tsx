import { ThemeSwitch } from '@adire/ui';
import { useState, useSyncExternalStore } from 'react';
import { chooseTheme, readTheme, type ThemeChoice } from './theme.ts';

/** Light, dark, or as the device has it; kept on this device. */
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

/** What other tabs and choosers choose is seen at the next page. */
const watchNothing = () => () => {};
