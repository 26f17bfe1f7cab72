import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';

export default {
  stories: [
    '../*/*.stories.tsx',
    '../product/*/*.stories.tsx',
    '../../../tests/workshop/messages/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  framework: '@storybook/react-vite',
  // Props come from the types by Babel: TypeScript 7 has no API for the other way.
  typescript: { reactDocgen: 'react-docgen' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) => ({
    ...config,
    // The product's own configuration reads the server's settings.
    configFile: false,
    plugins: [...(config.plugins ?? []), vanillaExtractPlugin()],
    build: { ...config.build, chunkSizeWarningLimit: 4_000 },
  }),
} satisfies StorybookConfig;
