import type { Preview } from '@storybook/react-vite';
import '../theme/themes.css.ts';
import '../theme/fonts.css.ts';
import '../theme/reset.css.ts';
import brandUrl from './brand.css?url';
import { ground } from './preview.css.ts';

/** Adds or removes the style sheet of a second brand, after the package's own, as an application does. */
function showBrand(isSecond: boolean): void {
  const shown = document.querySelector('link[data-brand]');
  if (!isSecond) shown?.remove();
  if (!isSecond || shown) return;
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = brandUrl;
  sheet.dataset.brand = 'second';
  document.head.append(sheet);
}

export default {
  tags: ['autodocs'],
  globalTypes: {
    brand: {
      toolbar: { title: 'Brand', icon: 'paintbrush', items: ['first', 'second'], dynamicTitle: true },
    },
    theme: { toolbar: { title: 'Theme', icon: 'mirror', items: ['light', 'dark'], dynamicTitle: true } },
  },
  initialGlobals: { theme: 'light', brand: 'first' },
  parameters: {
    layout: 'fullscreen',
    options: { storySort: { method: 'alphabetical' } },
    viewport: {
      options: {
        phone: { name: 'Phone, 360', styles: { width: '360px', height: '640px' } },
        tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' } },
        desk: { name: 'Desk, 1280', styles: { width: '1280px', height: '800px' } },
      },
    },
  },
  decorators: [
    (Story, { globals, parameters }) => {
      showBrand(globals.brand === 'second');
      document.documentElement.dataset.theme = globals.theme === 'dark' ? 'dark' : 'light';
      return (
        <div className={ground} data-bare={parameters.bare === true || undefined}>
          <Story />
        </div>
      );
    },
  ],
} satisfies Preview;
