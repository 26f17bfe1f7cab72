import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { readSettings } from './src/server/platform/settings/settings.ts';
import { pageSettings } from './src/server/web/page-settings.ts';

/** In development the API runs beside Vite, on the port before it. */
const apiOrigin = `http://127.0.0.1:${process.env.API_PORT ?? '3001'}`;

/** In development Vite serves the page, and tells it what the server tells its own. */
const developmentPage: Plugin = {
  name: 'development-page',
  apply: 'serve',
  transformIndexHtml: () => {
    const settings = readSettings(process.env);
    return [
      { tag: 'title', children: settings.productName },
      {
        tag: 'meta',
        attrs: {
          name: 'app-settings',
          content: pageSettings(settings, { savesData: false, now: new Date() }),
        },
      },
    ];
  },
};

/** The faces of every page's headings and text. The others are small, and come with the words that need them. */
const FIRST_FONTS = ['bricolage.woff2', 'figtree.woff2'];

/**
 * Fetches the first fonts beside the code: found by the style sheet, they would come after the words are drawn. On a
 * phone's network they would hold up the styles, and with them the words: there the fallback of their width comes first.
 */
const FONTS_AHEAD = '(min-width: 728px)';
const preloadFonts: Plugin = {
  name: 'preload-fonts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      Object.values(bundle).flatMap((file) =>
        file.type === 'asset' &&
        file.originalFileNames.some((name) => FIRST_FONTS.includes(path.basename(name)))
          ? {
              tag: 'link',
              injectTo: 'head',
              attrs: {
                rel: 'preload',
                as: 'font',
                type: 'font/woff2',
                href: `/${file.fileName}`,
                crossorigin: '',
                media: FONTS_AHEAD,
              },
            }
          : [],
      ),
  },
};

/** React, the router and the query client: what every screen needs, fetched ahead while a page is read. */
const CORE =
  /node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser|@tanstack[\\/](?:query-core|react-query))[\\/]/;

const COMMON =
  /src[\\/](?:ui|app(?![\\/](?:contribution|explain|home-picture|mortgage|unit-picker)[\\/])|api|domain|machines|flows)[\\/]|node_modules[\\/](?:xstate|@xstate|zod|lucide-react|@vanilla-extract)[\\/]/;
/** What the screens of a buyer's plans share, and no page of a visitor needs. */
const BUYER =
  /src[\\/](?:app[\\/](?:contribution[\\/](?!Flow|Step|flow|step)|explain[\\/](?!Expl|use)|home-picture|mortgage)|routes[\\/]dashboard[\\/])/;
/** What explains an amount, on every page that has one. */
const EXPLAIN = /src[\\/]app[\\/]explain[\\/](?:Expl|use)/;
/** A module of this size costs more as a file of its own than where it is not needed. */
const SMALL_MODULE_BYTES = 3_000;

/** The styles of a folder of routes are one file, whichever of its parts are lazy. */
const stylesOfRoute = (id: string): string =>
  `${/src[\\/]routes[\\/]([^\\/]+)/.exec(id)?.[1] ?? 'routes'}-styles`;

const STYLES = /(?:src[\\/](?:ui|app|homes)|node_modules)[\\/].*\.css\b/;
/** What only buyers with a contribution see: its styles would cost every visitor. */
const CONTRIBUTION = /src[\\/]app[\\/](?:contribution|explain|home-picture|mortgage)[\\/]/;
/** Its styles go with those of a property's page. */
const UNIT_PICKER = /src[\\/]app[\\/]unit-picker[\\/]/;

/** Few files: the styles of all components, and what many screens use. What one screen uses travels with it. */
const CHUNKS = {
  groups: [
    // What the first script imports, and others too; the rest of a group would come along.
    {
      name: 'start',
      test: /preload-helper|src[\\/]api[\\/](?:earlyUser|transport)\.ts|src[\\/]app[\\/](?:session[\\/]cookie|rendering[\\/](?:pageDataId|withRetries)|offline[\\/](?:isReachable|prependNotice)|routing[\\/](?:isReloadOrBackForward|followsLink)|device[\\/]deviceKeys)\.ts/,
      priority: 5,
    },
    // Loads when the page is idle, and must bring nothing else along.
    {
      name: 'offline',
      test: /src[\\/]app[\\/](?:offline[\\/](?:register|addresses|stores|storedAt|offlineText|showNotice)|format[\\/]dateText)\.ts/,
      priority: 5,
    },
    { name: 'core', test: CORE, priority: 4 },
    {
      name: 'styles',
      test: (id: string) => STYLES.test(id) && !CONTRIBUTION.test(id) && !UNIT_PICKER.test(id),
      priority: 3,
    },
    { name: 'property-styles', test: (id: string) => STYLES.test(id) && UNIT_PICKER.test(id), priority: 3 },
    {
      name: 'contribution-styles',
      test: (id: string) => STYLES.test(id) && CONTRIBUTION.test(id),
      priority: 3,
    },
    {
      name: stylesOfRoute,
      debugName: 'styles of a route',
      test: /src[\\/]routes[\\/].*\.css\b/,
      priority: 2,
    },
    { name: 'common', test: COMMON, minShareCount: 5, priority: 1 },
    { name: 'common', test: COMMON, minShareCount: 2, maxModuleSize: SMALL_MODULE_BYTES, priority: 1 },
    // Alone, not with what they import: the rest would come along for pages that need it without them.
    { name: 'buyer', test: BUYER, minShareCount: 2, priority: 0, includeDependenciesRecursively: false },
    { name: 'explain', test: EXPLAIN, minShareCount: 2, priority: 0, includeDependenciesRecursively: false },
  ],
};

/** What the minifier adds to the sRGB value of each colour of a theme. */
const WIDE_GAMUT = /@supports \(color:\s*lab\(0% 0 0\)\)\s*\{[^{}]*\{[^{}]*\}\s*\}/g;

/** Each colour once: its value for wide-gamut displays costs every visitor 1.2 kB, and looks the same on a phone. */
const sRgbColours: Plugin = {
  name: 'srgb-colours',
  apply: 'build',
  enforce: 'post',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'asset' && file.fileName.endsWith('.css'))
        file.source = String(file.source).replaceAll(WIDE_GAMUT, '');
  },
};

const COMPRESSED = /\.(?:css|js|svg)$/;

/** Compresses what is served as it is, once and as well as can be. */
const precompress: Plugin = {
  name: 'precompress',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  writeBundle: {
    sequential: true,
    handler: async ({ dir = '' }, bundle) => {
      const files = Object.keys(bundle).filter((file) => COMPRESSED.test(file));
      await Promise.all(
        files.map(async (file) => {
          const content = await readFile(path.join(dir, file));
          const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
          await writeFile(path.join(dir, `${file}.br`), await promisify(brotliCompress)(content, { params }));
          await writeFile(path.join(dir, `${file}.gz`), await promisify(gzip)(content, { level: 9 }));
        }),
      );
    },
  },
};

/**
 * What a start without a network needs, and nothing else: pages and their files are stored as they are visited, so that
 * nobody pays for what they do not read.
 */
const PRECACHE = ['offline.{html,css,js}', 'theme.js', 'favicon.svg'];

const serviceWorker = VitePWA({
  strategies: 'injectManifest',
  srcDir: 'src/app/offline',
  filename: 'serviceWorker.ts',
  // The server makes it: the product's name is a setting.
  manifest: false,
  injectRegister: false,
  injectManifest: { globPatterns: PRECACHE },
});

/**
 * Class names of five characters where the plugin's have eight: they are in the styles, in each page and in the scripts. The
 * first four are of the file, by its path, so that pages and scripts that are built apart agree.
 */
function shortNames() {
  const files = new Map<string, { readonly path: string; readonly long: string }>();
  return ({ hash, filePath }: { readonly hash: string; readonly filePath: string }): string => {
    const digest = createHash('sha256').update(filePath).digest();
    const letter = String.fromCharCode(97 + (digest.readUInt8(0) % 26));
    const short = `${letter}${digest.readUInt32BE(1).toString(36).slice(-3)}`;
    // The first name of a file ends in 0: what is before is the same in all of them.
    const file = files.get(short) ?? { path: filePath, long: hash.slice(0, -1) };
    if (file.path !== filePath) throw new Error(`${file.path} and ${filePath} get the same class names`);
    files.set(short, file);
    return `${short}${hash.slice(file.long.length)}`;
  };
}

/** Beside the page: the server reads there which styles a page needs. */
const MANIFEST = 'manifest.json';

export default defineConfig({
  plugins: [
    react(),
    vanillaExtractPlugin({ identifiers: shortNames() }),
    developmentPage,
    preloadFonts,
    sRgbColours,
    precompress,
    serviceWorker,
  ],
  server: {
    port: Number(process.env.PORT ?? '3000'),
    strictPort: true,
    proxy: { '/api': apiOrigin, '/media': apiOrigin },
  },
  // The page alone: what other pages of this folder import is not the product's, and ends the search for packages.
  optimizeDeps: { entries: ['index.html'] },
  // The 3D model's engine is larger than Vite's limit of 500 kB. Bytes of a page are limited by a test.
  build: {
    outDir: 'dist/web',
    target: 'es2022',
    manifest: MANIFEST,
    chunkSizeWarningLimit: 650,
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  // Built after the browser's part, by the same command.
  builder: {},
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: CHUNKS } } } },
    ssr: {
      // Whole, so that it runs as it was built, whatever NODE_ENV the process has.
      define: { 'process.env.NODE_ENV': '"production"' },
      resolve: { noExternal: true },
      build: {
        outDir: 'dist/server',
        target: 'node24',
        ssr: true,
        manifest: false,
        copyPublicDir: false,
        rolldownOptions: { input: 'src/render.tsx' },
      },
    },
  },
});
