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
  // react-docgen reads the props with Babel; react-docgen-typescript needs an API that TypeScript 7 does not have.
  typescript: { reactDocgen: 'react-docgen' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) => ({
    ...config,
    // Ignore the product's Vite configuration, which reads the server's settings.
    configFile: false,
    plugins: [...(config.plugins ?? []), vanillaExtractPlugin()],
    build: { ...config.build, chunkSizeWarningLimit: 4_000 },
  }),
} satisfies StorybookConfig;
