import type { Preview } from '@storybook/react-vite';
import '../theme/themes.css.ts';
import '../theme/fonts.css.ts';
import '../theme/global.css.ts';
import { ground } from './preview.css.ts';

export default {
  tags: ['autodocs'],
  globalTypes: {
    theme: { toolbar: { title: 'Theme', icon: 'mirror', items: ['light', 'dark'], dynamicTitle: true } },
  },
  initialGlobals: { theme: 'light' },
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
      document.documentElement.dataset.theme = globals.theme === 'dark' ? 'dark' : 'light';
      return (
        <div className={ground} data-bare={parameters.bare === true || undefined}>
          <Story />
        </div>
      );
    },
  ],
} satisfies Preview;
