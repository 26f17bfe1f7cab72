import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from '../../../scripts/setup/root.mjs';

export const PUBLIC_API_FILE = path.join(ROOT, 'src/ui/public-api.txt');

/** The design system's public API as the compiler declares it: every component with its props, file by file. */
export function publicApi(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'declarations-'));
  try {
    execFileSync('tsc', ['-p', 'src/ui/tsconfig.declarations.json', '--outDir', folder], { cwd: ROOT });
    const offered = offeredIn(readFileSync(path.join(folder, 'index.d.ts'), 'utf8'));
    const files = globSync('**/*.d.ts', { cwd: folder }).sort();
    return files
      .filter((file) => offered.has(file.replace(/\.d\.ts$/, '')))
      .map((file) => ({
        file,
        declared: declarationsIn(readFileSync(path.join(folder, file), 'utf8'), file),
      }))
      .filter(({ declared }) => declared !== '')
      .map(({ file, declared }) => `// ${file.replace(/\.d\.ts$/, '')}\n${declared}\n`)
      .join('\n');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The index, the modules that it names, and the styles next to them, whose variants are values of props. */
function offeredIn(index: string): ReadonlySet<string> {
  const named = [...index.matchAll(/from '\.\/(.+?)(?:\.tsx?)?';/g)].map(([, module = '']) => module);
  return new Set(['index', ...named, ...named.map((module) => `${module}.css`)]);
}

/** Removes comments and imports; of styles, keeps only the named variants, which are values of props. */
function declarationsIn(source: string, file: string): string {
  const lines = source
    .replaceAll(/\/\*\*[\s\S]*?\*\/\n?/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s*(import |export \{\};)/.test(line));
  const isStyle = file.endsWith('.css.d.ts');
  return (isStyle ? lines.filter((line) => line.includes('Record<')) : lines).join('\n');
}
