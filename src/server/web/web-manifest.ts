/** The light theme's paper, as in the palette of the design system (`tests/repo/colors.test.ts`). */
const PAPER = '#fdfaf4';

const icon = (name: string, sidePx: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}.png`,
  sizes: `${sidePx}x${sidePx}`,
  type: 'image/png',
  purpose,
});

/** The web app manifest. Generated at runtime, because the product's name is a setting. */
export const webManifest = (productName: string): string =>
  JSON.stringify({
    id: '/',
    name: productName,
    short_name: productName,
    description: 'Save for a home in Nigeria, month by month.',
    lang: 'en-NG',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: PAPER,
    theme_color: PAPER,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      icon('icon-192', 192, 'any'),
      icon('icon-512', 512, 'any'),
      icon('maskable-512', 512, 'maskable'),
    ],
  });
