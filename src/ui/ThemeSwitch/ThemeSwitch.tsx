import * as RadioGroup from '@radix-ui/react-radio-group';
import { type LucideIcon, Monitor, Moon, Sun } from 'lucide-react';
import * as styles from './ThemeSwitch.css.ts';

const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

export interface ThemeSwitchProps {
  readonly value: ThemeChoice;
  readonly onChange: (value: ThemeChoice) => void;
  readonly label?: string | undefined;
}

const choices: Record<ThemeChoice, { readonly label: string; readonly Icon: LucideIcon }> = {
  system: { label: 'As the system', Icon: Monitor },
  light: { label: 'Light', Icon: Sun },
  dark: { label: 'Dark', Icon: Moon },
};

/** Light, dark, or the theme of the system. The page sets the choice on `:root` as `data-theme`. */
export function ThemeSwitch({ value, onChange, label = 'Theme' }: ThemeSwitchProps) {
  const choose = (chosen: string) => {
    const choice = themeChoices.find((each) => each === chosen);
    if (choice) onChange(choice);
  };
  return (
    <RadioGroup.Root
      value={value}
      onValueChange={choose}
      aria-label={label}
      className={styles.group}
      orientation="horizontal"
    >
      {themeChoices.map((choice) => {
        const { label: name, Icon } = choices[choice];
        return (
          <RadioGroup.Item
            key={choice}
            value={choice}
            aria-label={name}
            title={name}
            className={styles.choice}
          >
            <Icon size={20} aria-hidden="true" />
          </RadioGroup.Item>
        );
      })}
    </RadioGroup.Root>
  );
}
