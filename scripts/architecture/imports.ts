import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { ROOT, read } from '../../tests/repo/files.ts';

export interface Import {
  readonly from: string;
  /** A file of ours, or a package's name. */
  readonly to: string;
  readonly isOurs: boolean;
  readonly isTypeOnly: boolean;
}

/** What a module imports, static and dynamic, types and re-exports too. */
export function importsOf(file: string): Import[] {
  const { module, errors } = parseSync(file, read(file));
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  const source = read(file);
  const reExports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? [{ specifier: moduleRequest.value, isTypeOnly: isType }] : [],
    ),
  );
  const statics = module.staticImports.map(({ moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    isTypeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
  }));
  const dynamics = module.dynamicImports.map(({ moduleRequest }) => ({
    specifier: source.slice(moduleRequest.start + 1, moduleRequest.end - 1),
    isTypeOnly: false,
  }));
  return [...statics, ...reExports, ...dynamics].map(({ specifier, isTypeOnly }) => {
    const ours = resolveOurs(file, specifier);
    return { from: file, to: ours ?? packageName(specifier), isOurs: ours !== null, isTypeOnly };
  });
}

function resolveOurs(file: string, specifier: string): string | null {
  const target = ((): string | null => {
    if (specifier === '@adire/ui') return 'src/ui/index.ts';
    if (specifier.startsWith('#tests/')) return specifier.slice(1);
    if (specifier.startsWith('#')) return `src/${specifier.slice(1)}`;
    return specifier.startsWith('.') ? path.posix.join(path.posix.dirname(file), specifier) : null;
  })();
  const withoutQuery = target?.split('?')[0] ?? null;
  if (withoutQuery !== null && !existsSync(path.join(ROOT, withoutQuery))) {
    throw new Error(`${file} imports ${specifier}, which is not there`);
  }
  return withoutQuery;
}

const packageName = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
