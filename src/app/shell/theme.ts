/** `public/theme.js` reads it too, before the first paint. */
export const THEME_STORAGE_KEY = 'theme';

const THEME_CHOICES = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

const isThemeChoice = (text: string | null): text is ThemeChoice =>
  THEME_CHOICES.some((choice) => choice === text);

export function readTheme(): ThemeChoice {
  const stored = window.localStorage.getItem(THEME_STORAGE_KEY);
  return isThemeChoice(stored) ? stored : 'system';
}

/** Applies and stores the choice; 'system' follows the device. */
export function chooseTheme(choice: ThemeChoice): void {
  if (choice === 'system') {
    window.localStorage.removeItem(THEME_STORAGE_KEY);
    delete document.documentElement.dataset.theme;
  } else {
    window.localStorage.setItem(THEME_STORAGE_KEY, choice);
    document.documentElement.dataset.theme = choice;
  }
}
