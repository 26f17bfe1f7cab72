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

/** Stores and applies the choice; 'system' follows the device. */
export function chooseTheme(choice: ThemeChoice): void {
  if (choice === 'system') window.localStorage.removeItem(THEME_STORAGE_KEY);
  else window.localStorage.setItem(THEME_STORAGE_KEY, choice);
  // The browser sends the storage event to other tabs, but not to the tab that writes.
  window.dispatchEvent(new StorageEvent('storage', { key: THEME_STORAGE_KEY }));
}

/** Applies what is chosen anywhere on this page or in another tab, and calls `changed`. Returns what ends it. */
export function followTheme(changed: () => void): () => void {
  const apply = ({ key }: StorageEvent): void => {
    if (key !== THEME_STORAGE_KEY) return;
    const choice = readTheme();
    if (choice === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = choice;
    changed();
  };
  window.addEventListener('storage', apply);
  return () => window.removeEventListener('storage', apply);
}
