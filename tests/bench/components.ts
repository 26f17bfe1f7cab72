import { readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, type Rollup } from 'vite';

const ENTRY = 'virtual:one-component';
/** What every page loads anyway: the theme, and React. */
const NOTHING = "import '@adire/ui';";

interface Weight {
  readonly gzipBytes: number;
  readonly brotliBytes: number;
  /** Loaded only on use, such as flags and long lists. Brotli. */
  readonly laterBytes: number;
}

/**
 * What each component adds to a page's download, script and styles together, compressed. Prints a table.
 * @param isShort weighs all components together, in one build.
 */
export async function benchComponents(isShort: boolean): Promise<void> {
  const base = await weigh(NOTHING);
  const rows: { readonly component: string; readonly weight: Weight }[] = [];
  const components = componentNames();
  for (const component of isShort ? [components.join(', ')] : components) {
    rows.push({ component, weight: await weigh(`export { ${component} } from '@adire/ui';`) });
  }
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
  console.table(
    rows
      .toSorted((a, b) => b.weight.brotliBytes - a.weight.brotliBytes)
      .map(({ component, weight }) => ({
        component: component.includes(',') ? 'all together' : component,
        'gzip kB': kilobytes(weight.gzipBytes - base.gzipBytes),
        'brotli kB': kilobytes(weight.brotliBytes - base.brotliBytes),
        'on demand kB': kilobytes(weight.laterBytes),
      })),
  );
}

/** The components that the design system exports, without types and constants. */
function componentNames(): string[] {
  const index = readFileSync('src/ui/index.ts', 'utf8');
  return [...index.matchAll(/export \{([^}]+)\} from '[^']+\.tsx';/g)]
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
    .filter((name) => /^[A-Z][a-z]\w*$/.test(name));
}

async function weigh(source: string): Promise<Weight> {
  const result = await build({
    root: process.cwd(),
    configFile: false,
    logLevel: 'silent',
    plugins: [
      react(),
      vanillaExtractPlugin(),
      {
        name: 'one-component',
        enforce: 'pre',
        resolveId: (id) => (id.endsWith(ENTRY) ? ENTRY : null),
        load: (id) => (id === ENTRY ? source : null),
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: ENTRY, formats: ['es'], fileName: 'component' },
      minify: true,
      assetsInlineLimit: 0,
      rolldownOptions: { external: [/^react($|\/)/, /^react-dom($|\/)/] },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]) as Rollup.RollupOutput[];
  const files = outputs.flatMap(({ output }) => output);
  const sum = (isLater: boolean, pack: (file: Buffer) => Buffer): number =>
    files
      .filter((file) => isLater === (file.type === 'chunk' && file.isDynamicEntry))
      .reduce(
        (total, file) => total + pack(Buffer.from(file.type === 'chunk' ? file.code : file.source)).length,
        0,
      );
  return {
    gzipBytes: sum(false, gzipSync),
    brotliBytes: sum(false, brotliCompressSync),
    laterBytes: sum(true, brotliCompressSync),
  };
}
