import { importsOf } from './imports.ts';
import { MAY_IMPORT, SERVER_RINGS } from './zones.ts';

const START = '<!-- Made by `npm run docs:architecture` from the imports. -->';
const END = '<!-- End of what is made. -->';

/** The modules of the diagram, the most specific first: `src/api/contract/` precedes `src/api/`. */
const MODULES = [
  ...Object.keys(MAY_IMPORT).filter((zone) => zone.split('/').length === 3),
  'src/api/contract/',
]
  .concat(Object.keys(SERVER_RINGS))
  .toSorted((one, other) => other.length - one.length);

/** The modules and the imports between them as a Mermaid diagram. */
function moduleDiagram(files: readonly string[]): string {
  const moduleOf = (file: string): string | undefined => MODULES.find((folder) => file.startsWith(folder));
  const edges = new Set<string>();
  for (const { from, to, isOurs } of files.filter(isProduction).flatMap(importsOf)) {
    const [source, target] = [moduleOf(from), moduleOf(to)];
    if (!isOurs || !source || !target || source === target) continue;
    edges.add(`  ${idOf(source)} --> ${idOf(target)}`);
  }
  const nodes = MODULES.toSorted().map((folder) => `  ${idOf(folder)}["${nameOf(folder)}"]`);
  return ['```mermaid', 'flowchart TD', ...nodes, ...[...edges].toSorted(), '```'].join('\n');
}

/** The document with its diagram regenerated from the imports. @throws if the document has no markers for it */
export function withDiagram(document: string, files: readonly string[]): string {
  const [before, rest] = document.split(START);
  const [, after] = rest?.split(END) ?? [];
  if (before === undefined || after === undefined)
    throw new Error(`No place for the diagram: ${START} … ${END}`);
  return `${before}${START}\n${moduleDiagram(files)}\n${END}${after}`;
}

const isProduction = (file: string): boolean =>
  file.startsWith('src/') && !/\.(test|fixtures|stories)\.tsx?$|\/model\/.*model/.test(file);

const nameOf = (folder: string): string => folder.slice('src/'.length, -1);
const idOf = (folder: string): string => nameOf(folder).replaceAll('/', '_');
