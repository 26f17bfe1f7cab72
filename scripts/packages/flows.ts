/** Builds the published form of `@adire/flows`: `npm run flows:build`. */
import path from 'node:path';
import { ROOT } from '../setup/root.mjs';
import { buildAtlasApp } from './atlasApp.ts';
import { builtExports, compile, readManifest, writeManifest } from './package.ts';

const SOURCE = path.join(ROOT, 'src/flows');
const TO = path.join(ROOT, 'dist/packages/flows');

// Always builds the page with React's production build.
process.env.NODE_ENV = 'production';
await compile(SOURCE, TO);
await buildAtlasApp(path.join(TO, 'site/app'));
const manifest = await readManifest(SOURCE);
await writeManifest(SOURCE, TO, { ...manifest, exports: builtExports(manifest.exports) });
console.log(
  `The package: ${path.relative(process.cwd(), TO)}. \`npm pack\` there makes the file to publish.`,
);
