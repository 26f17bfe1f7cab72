import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { read } from '../../tests/repo/files.ts';
import { ROOT } from '../setup/root.mjs';

export interface Import {
  readonly from: string;
  /** A file of this repository, or a package's name. */
  readonly to: string;
  readonly isOurs: boolean;
  readonly isTypeOnly: boolean;
  /** The imported names, as the other module exports them; `null` if the whole module is imported. */
  readonly names: readonly string[] | null;
}

type StaticImport = ReturnType<typeof parseSync>['module']['staticImports'][number];

/** A module's imports, static and dynamic, including types and re-exports. */
export function importsOf(file: string): Import[] {
  const { module, errors } = parseSync(file, read(file));
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  const source = read(file);
  const reExports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType, importName }) =>
      moduleRequest
        ? [{ specifier: moduleRequest.value, isTypeOnly: isType, names: namesOf(importName.name) }]
        : [],
    ),
  );
  const statics = module.staticImports.map(({ moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    isTypeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
    names: takenNames(entries, source),
  }));
  const dynamics = module.dynamicImports.map(({ moduleRequest }) => ({
    specifier: source.slice(moduleRequest.start + 1, moduleRequest.end - 1),
    isTypeOnly: false,
    names: null,
  }));
  return [...statics, ...reExports, ...dynamics].map(({ specifier, isTypeOnly, names }) => {
    const ours = resolveOurs(file, specifier);
    return { from: file, to: ours ?? packageName(specifier), isOurs: ours !== null, isTypeOnly, names };
  });
}

const namesOf = (name: string | null): string[] | null => (name === null ? null : [name]);

/** The members that the source uses of a namespace (`import * as styles`), or null if it passes the namespace on. */
function takenNames(entries: StaticImport['entries'], source: string): string[] | null {
  const names = entries.map(({ importName, localName }) => {
    if (importName.kind !== 'NamespaceObject') return [importName.name ?? 'default'];
    const uses = [...source.matchAll(new RegExp(`(?<!\\* as )\\b${localName.value}\\b(?:\\.(\\w+))?`, 'g'))];
    return uses.some(([, member]) => member === undefined) ? null : uses.map(([, member = '']) => member);
  });
  return names.includes(null) ? null : names.flatMap((some) => some ?? []);
}

interface Export {
  /** `default` for the unnamed export. */
  readonly name: string;
  readonly isType: boolean;
}

/** A module's own exports, without re-exports. */
export const exportsOf = (file: string): Export[] =>
  parseSync(file, read(file)).module.staticExports.flatMap(({ entries }) =>
    entries
      .filter(({ moduleRequest }) => moduleRequest === null)
      .map(({ exportName, isType }) => ({ name: exportName.name ?? 'default', isType })),
  );

function resolveOurs(file: string, specifier: string): string | null {
  const target = ((): string | null => {
    if (specifier === '@adire/ui') return 'src/ui/index.ts';
    if (specifier === '@adire/ui/reset.css') return 'src/ui/theme/reset.css.ts';
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
