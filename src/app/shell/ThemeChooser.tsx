import { ThemeSwitch } from '@adire/ui';
import { useState } from 'react';
import { chooseTheme, readTheme } from './theme.ts';

/** Light, dark, or as the device has it; kept on this device. */
export function ThemeChooser() {
  const [theme, setTheme] = useState(readTheme);
  return (
    <ThemeSwitch
      value={theme}
      onChange={(chosen) => {
        chooseTheme(chosen);
        setTheme(chosen);
      }}
    />
  );
}
