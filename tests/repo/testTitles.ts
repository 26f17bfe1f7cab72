import type { ESTree } from 'vite';
import { childrenOf, type Node, parsed } from './ast.ts';

/** Only tests with these modifiers, or with none, are counted; `.skip` and others exclude a test. */
const COUNTED_MODIFIERS: ReadonlySet<string> = new Set(['each', 'for', 'concurrent', 'sequential', 'serial']);
const SKIPPING = /^(skip|fixme|todo)$/;

/**
 * The full names of the tests that a file runs: the names of their groups and their own, joined by ` › `. A table test
 * has the name of its template, and one name per case if the table is written out in the file. Excludes skipped tests,
 * tests without a body, and tests in comments or strings.
 *
 * @throws when the file cannot be parsed.
 */
export function testTitles(file: string, source: string): string[] {
  const program = parsed(file, source);
  const constants = constantsOf(program);
  const titles: string[] = [];

  const visit = (node: Node, groups: readonly string[]): void => {
    const block = node.type === 'CallExpression' ? testBlock(node, source, constants) : null;
    if (!block) {
      for (const child of childrenOf(node)) visit(child, groups);
      return;
    }
    if (!block.isCounted) return;
    const names = groups.flatMap((group) => block.names.map((name) => group + name));
    if (block.isGroup)
      visit(
        block.body,
        names.map((name) => `${name} › `),
      );
    else titles.push(...names);
  };
  visit(program, ['']);
  return titles;
}

interface TestBlock {
  readonly isGroup: boolean;
  readonly isCounted: boolean;
  /** The name as written, and the name of each case of a written-out table. */
  readonly names: readonly string[];
  readonly body: Node;
}

/** The test or group of tests that a call declares; null if it declares none. */
function testBlock(call: ESTree.CallExpression, source: string, constants: Constants): TestBlock | null {
  const { name, modifiers, table } = calleeOf(call.callee);
  if (!/^(it|test|describe[A-Z]?\w*)$/.test(name)) return null;
  const isGroup = name.startsWith('describe') || modifiers.includes('describe');
  const [first, ...rest] = call.arguments;
  const title = first && titleOf(first, source);
  const body = rest.find(({ type }) => type === 'ArrowFunctionExpression' || type === 'FunctionExpression');
  const others = modifiers.filter((modifier) => modifier !== 'describe');
  const isDeclared = others.every(
    (modifier) => COUNTED_MODIFIERS.has(modifier) || SKIPPING.test(modifier) || /If$/.test(modifier),
  );
  if (title === undefined || !body || !isDeclared) return null;
  const cases = table ? literalValue(table, constants) : undefined;
  return {
    isGroup,
    isCounted: others.every((modifier) => COUNTED_MODIFIERS.has(modifier)) && !skipsItself(body),
    names: [title, ...(Array.isArray(cases) ? cases.flatMap((entry) => caseTitle(title, entry)) : [])],
    body,
  };
}

/** `test.describe.serial` is `test` with two modifiers; `it.each(table)` also has a table. */
function calleeOf(callee: Node): { name: string; modifiers: string[]; table: Node | undefined } {
  if (callee.type === 'Identifier') return { name: callee.name, modifiers: [], table: undefined };
  if (callee.type === 'CallExpression') {
    return { ...calleeOf(callee.callee), table: callee.arguments[0] };
  }
  if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier') {
    const { name, modifiers } = calleeOf(callee.object);
    return { name, modifiers: [...modifiers, callee.property.name], table: undefined };
  }
  return { name: '', modifiers: [], table: undefined };
}

function titleOf(node: Node, source: string): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  return node.type === 'TemplateLiteral' ? source.slice(node.start + 1, node.end - 1) : undefined;
}

/** A skip without a title inside a body skips the enclosing test or group. */
function skipsItself(body: Node): boolean {
  if (body.type === 'CallExpression') {
    const { name, modifiers } = calleeOf(body.callee);
    const isTest = /^(it|test|context|ctx)$/.test(name) && modifiers.length === 1;
    if (isTest && SKIPPING.test(modifiers[0] ?? '') && body.arguments[0]?.type !== 'Literal') return true;
  }
  return childrenOf(body).some(skipsItself);
}

type Constants = ReadonlyMap<string, Node>;
/** A literal value; undefined for parts that are known only at run time. */
type Value =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Value[]
  | { readonly [key: string]: Value };

function constantsOf(program: ESTree.Program): Constants {
  const constants = new Map<string, Node>();
  const visit = (node: Node): void => {
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.init) {
      constants.set(node.id.name, node.init);
    }
    for (const child of childrenOf(node)) visit(child);
  };
  visit(program);
  return constants;
}

function literalValue(node: Node, constants: Constants): Value {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'object' && node.value !== null ? undefined : (node.value as Value);
    case 'TemplateLiteral':
      return node.expressions.length === 0 ? (node.quasis[0]?.value.cooked ?? undefined) : undefined;
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return literalValue(node.expression, constants);
    case 'ArrayExpression':
      return node.elements.map((element) => (element ? literalValue(element, constants) : null));
    case 'ObjectExpression':
      return Object.fromEntries(
        node.properties.flatMap((property) =>
          property.type === 'Property' && property.key.type === 'Identifier'
            ? [[property.key.name, literalValue(property.value, constants)]]
            : [],
        ),
      );
    case 'Identifier': {
      const constant = constants.get(node.name);
      return constant && constant.type !== 'Identifier' ? literalValue(constant, constants) : undefined;
    }
    default:
      return undefined;
  }
}

/** A template filled with the values of one case, as the test runner formats it; empty if a value is not known. */
function caseTitle(template: string, entry: Value): string[] {
  const values = Array.isArray(entry) ? [...entry] : [entry];
  let isKnown = true;
  const known = (value: Value): string => {
    if (value === undefined || (typeof value === 'object' && value !== null)) isKnown = false;
    return String(value);
  };
  const title = template.replace(/%([sdij])|\$(\w+)/g, (_, kind: string | undefined, key: string) => {
    if (kind === undefined) {
      return known(
        typeof entry === 'object' && entry !== null && key in entry
          ? (entry as Record<string, Value>)[key]
          : undefined,
      );
    }
    const value = values.shift();
    return kind === 'j' && isKnown ? JSON.stringify(value) : known(value);
  });
  return isKnown && title !== template ? [title] : [];
}
