/** Builds the published form of `@adire/ui`: `npm run ui:package`. Modules, their types, and two style sheets. */
import { glob, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { importsOf } from '../architecture/imports.ts';
import { ROOT } from '../setup/root.mjs';
import { compile, readManifest, writeManifest } from './package.ts';

const SOURCE = path.join(ROOT, 'src/ui');
const TO = path.join(ROOT, 'dist/packages/ui');

/** Packages stay external and are installed with this one; only their style sheets are bundled. */
const isInstalled = (id: string): boolean =>
  /^[^./\0]/.test(id) && !path.isAbsolute(id) && !id.endsWith('.css');

/** Builds a module into one file per source, and all styles into one sheet. */
async function bundle(entry: string, styles: string, to: string): Promise<void> {
  await build({
    configFile: false,
    root: SOURCE,
    base: './',
    publicDir: false,
    logLevel: 'warn',
    plugins: [react(), vanillaExtractPlugin()],
    build: {
      outDir: to,
      emptyOutDir: false,
      target: 'es2022',
      minify: false,
      lib: { entry, formats: ['es'], cssFileName: styles },
      rolldownOptions: {
        external: isInstalled,
        output: {
          preserveModules: true,
          preserveModulesRoot: SOURCE,
          entryFileNames: '[name].js',
          assetFileNames: '[name][extname]',
        },
      },
    },
  });
}

/** The packages that the built modules import, without those needed only to build the styles. */
async function importedPackages(): Promise<ReadonlySet<string>> {
  const names = new Set<string>();
  for await (const file of glob('**/*.js', { cwd: TO })) {
    for (const { to, isOurs } of importsOf(path.relative(ROOT, path.join(TO, file))))
      if (!isOurs) names.add(to);
  }
  return names;
}

// Always builds components with React's production build.
process.env.NODE_ENV = 'production';
await compile(SOURCE, TO, 'tsconfig.declarations.json');
await bundle('index.ts', 'styles', TO);
const aside = path.join(TO, 'aside');
await bundle('theme/reset.css.ts', 'reset', aside);
await rename(path.join(aside, 'reset.css'), path.join(TO, 'reset.css'));
await rm(aside, { recursive: true });

const manifest = await readManifest(SOURCE);
const imported = await importedPackages();
await writeManifest(SOURCE, TO, {
  ...manifest,
  exports: {
    '.': { types: './index.d.ts', default: './index.js' },
    './styles.css': './styles.css',
    './reset.css': './reset.css',
  },
  dependencies: Object.fromEntries(
    Object.entries(manifest.dependencies).filter(([name]) => imported.has(name)),
  ),
});
console.log(
  `The package: ${path.relative(process.cwd(), TO)}. \`npm pack\` there makes the file to publish.`,
);
