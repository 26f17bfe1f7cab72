import type { ThemeChoice } from '@adire/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';

const KEY = 'atlas-theme';
const CHOICES: readonly ThemeChoice[] = ['system', 'light', 'dark'];

/** Browsers may deny storage to a page opened from a file. */
function kept(): ThemeChoice {
  try {
    return CHOICES.find((choice) => choice === window.localStorage.getItem(KEY)) ?? 'system';
  } catch {
    return 'system';
  }
}

function keep(choice: ThemeChoice): void {
  try {
    window.localStorage.setItem(KEY, choice);
  } catch {
    // The choice then lasts until the page is closed.
  }
}

const night = window.matchMedia('(prefers-color-scheme: dark)');
function subscribe(onChange: () => void): () => void {
  night.addEventListener('change', onChange);
  return () => night.removeEventListener('change', onChange);
}

export interface Theme {
  readonly choice: ThemeChoice;
  readonly choose: (choice: ThemeChoice) => void;
  /** The theme in effect. */
  readonly shown: 'light' | 'dark';
}

/** The theme of the atlas, and of the pictures unless the user chooses another one for them. */
export function useTheme(): Theme {
  const [choice, setChoice] = useState(kept);
  const isNight = useSyncExternalStore(subscribe, () => night.matches);
  useEffect(() => {
    if (choice === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = choice;
  }, [choice]);
  return {
    choice,
    choose: (next) => {
      keep(next);
      setChoice(next);
    },
    shown: choice === 'system' ? (isNight ? 'dark' : 'light') : choice,
  };
}
