import * as RadioGroup from '@radix-ui/react-radio-group';
import { type LucideIcon, Monitor, Moon, Sun } from 'lucide-react';
import { useMessages } from '../UiProvider/UiProvider.tsx';
import * as styles from './ThemeSwitch.css.ts';

const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

export interface ThemeSwitchProps {
  readonly value: ThemeChoice;
  readonly onChange: (value: ThemeChoice) => void;
  readonly label?: string | undefined;
}

const icons: Record<ThemeChoice, LucideIcon> = { system: Monitor, light: Sun, dark: Moon };

/** Light, dark, or the theme of the system. The page sets the choice on `:root` as `data-theme`. */
export function ThemeSwitch({ value, onChange, label }: ThemeSwitchProps) {
  const messages = useMessages();
  const names: Record<ThemeChoice, string> = {
    system: messages.themeSystem,
    light: messages.themeLight,
    dark: messages.themeDark,
  };
  const choose = (chosen: string) => {
    const choice = themeChoices.find((each) => each === chosen);
    if (choice) onChange(choice);
  };
  return (
    <RadioGroup.Root
      value={value}
      onValueChange={choose}
      aria-label={label ?? messages.theme}
      className={styles.group}
      orientation="horizontal"
    >
      {themeChoices.map((choice) => {
        const name = names[choice];
        const Icon = icons[choice];
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
