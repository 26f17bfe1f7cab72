import type { A_Expr, JoinExpr, Node, RangeVar, SelectStmt } from '@pgsql/types';
import { parse } from 'libpg-query';

/** One level of a query: a select, update or delete with the tables that it reads itself. */
interface Level extends Pick<SelectStmt, 'larg' | 'rarg'> {
  readonly fromClause?: readonly Node[];
  readonly usingClause?: readonly Node[];
  readonly relation?: RangeVar;
  readonly whereClause?: Node;
}

/**
 * A condition, and the aliases that it can restrict: an outer join's condition does not restrict the side that keeps
 * all its rows.
 */
interface Condition {
  readonly of: Node;
  readonly restricts: (alias: string) => boolean;
}

/** What a level reads: its tables by alias (null for a subquery or a function), and its conditions. */
interface Read {
  readonly tables: Map<string, string | null>;
  readonly conditions: Condition[];
}

type Keys = Readonly<Record<string, readonly string[]>>;

/**
 * The tables that a statement reads or changes without one of their keys, for which a sharded database would have to
 * query all shards. A key must be compared with a value that is known when the table is queried: a parameter, a
 * constant, the result of a subquery, or a column of a table that is itself read by a key. Skips tables without an
 * entry in `keys`, because every shard has them.
 */
export async function tablesWithoutKey(statement: string, keys: Keys): Promise<string[]> {
  const found: string[] = [];
  const tree: unknown = await parse(statement);
  check(tree, { keys, queries: new Set(namedQueries(tree)), known: new Set(), found });
  return found;
}

/** The names of common table expressions, each of which is checked separately. */
const namedQueries = (value: unknown): string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([name, child]) =>
        name === 'ctename' ? [String(child)] : namedQueries(child),
      );

interface Checking {
  readonly keys: Keys;
  readonly queries: ReadonlySet<string>;
  /** The aliases of the enclosing levels whose rows are found by a key. */
  readonly known: ReadonlySet<string>;
  readonly found: string[];
}

function check(value: unknown, checking: Checking): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, child] of Object.entries(value)) {
    if (name === 'SelectStmt' || name === 'UpdateStmt' || name === 'DeleteStmt') checkLevel(child, checking);
    else check(child, checking);
  }
}

function checkLevel(level: Level, checking: Checking): void {
  const { keys, queries, known, found } = checking;
  const { tables, conditions } = readOf(level, queries);
  const keyed = new Set([...known].filter((alias) => !tables.has(alias)));
  for (let before = -1; before < keyed.size; ) {
    before = keyed.size;
    for (const [alias, table] of tables) {
      const columns = table === null ? undefined : keys[table];
      const isKeyed =
        table === null ||
        conditions.some(({ of, restricts }) => restricts(alias) && holds(of, { alias, columns, keyed }));
      if (isKeyed) keyed.add(alias);
    }
  }
  for (const [alias, table] of tables)
    if (table !== null && keys[table] && !keyed.has(alias)) found.push(table);
  const inside = { ...checking, known: keyed };
  const { larg, rarg, ...rest } = level;
  for (const side of [larg, rarg]) if (side) checkLevel(side, inside);
  check(rest, inside);
}

function readOf(
  { fromClause = [], usingClause = [], relation, whereClause }: Level,
  queries: ReadonlySet<string>,
): Read {
  const read: Read = { tables: new Map(), conditions: [] };
  for (const node of [...fromClause, ...usingClause]) addTables(node, read);
  if (relation) addTables({ RangeVar: relation }, read);
  if (whereClause) read.conditions.push({ of: whereClause, restricts: () => true });
  for (const [alias, table] of read.tables)
    if (table !== null && queries.has(table)) read.tables.set(alias, null);
  return read;
}

function addTables(node: Node, read: Read): void {
  if ('RangeVar' in node) {
    const { relname = '', alias } = node.RangeVar;
    read.tables.set(alias?.aliasname ?? relname, relname);
  }
  if ('RangeSubselect' in node) read.tables.set(node.RangeSubselect.alias?.aliasname ?? '', null);
  if ('RangeFunction' in node) read.tables.set(node.RangeFunction.alias?.aliasname ?? '', null);
  if ('JoinExpr' in node) addJoin(node.JoinExpr, read);
}

function addJoin({ jointype, larg, rarg, quals }: JoinExpr, read: Read): void {
  const namesOf = (side: Node | undefined): ReadonlySet<string> => {
    const inside: Read = { tables: new Map(), conditions: [] };
    if (side) addTables(side, inside);
    for (const [alias, table] of inside.tables) read.tables.set(alias, table);
    read.conditions.push(...inside.conditions);
    return new Set(inside.tables.keys());
  };
  const [left, right] = [namesOf(larg), namesOf(rarg)];
  if (!quals || jointype === 'JOIN_FULL') return;
  read.conditions.push({
    of: quals,
    restricts: (alias) =>
      !(jointype === 'JOIN_LEFT' && left.has(alias)) && !(jointype === 'JOIN_RIGHT' && right.has(alias)),
  });
}

interface Asked {
  readonly alias: string;
  /** The table's keys; undefined for a table that every shard has, whose rows any column finds. */
  readonly columns: readonly string[] | undefined;
  readonly keyed: ReadonlySet<string>;
}

/** Whether a condition compares one of the table's keys with a known value. */
function holds(node: Node, asked: Asked): boolean {
  if ('BoolExpr' in node) {
    const { boolop, args = [] } = node.BoolExpr;
    if (boolop === 'AND_EXPR') return args.some((part) => holds(part, asked));
    return boolop === 'OR_EXPR' && args.every((part) => holds(part, asked));
  }
  if ('SubLink' in node) {
    const { subLinkType, testexpr, operName } = node.SubLink;
    const isIn = subLinkType === 'ANY_SUBLINK' && (!operName || JSON.stringify(operName) === EQUALS);
    return isIn && testexpr !== undefined && partsOf(testexpr).some((part) => isKey(part, asked));
  }
  return 'A_Expr' in node && comparesKey(node.A_Expr, asked);
}

const EQUALS = JSON.stringify([{ String: { sval: '=' } }]);
const EQUAL_KINDS: ReadonlySet<string | undefined> = new Set(['AEXPR_OP', 'AEXPR_OP_ANY', 'AEXPR_IN']);

function comparesKey({ kind, name, lexpr, rexpr }: A_Expr, asked: Asked): boolean {
  if (!EQUAL_KINDS.has(kind) || JSON.stringify(name) !== EQUALS || !lexpr || !rexpr) return false;
  const isRow = 'RowExpr' in lexpr && 'RowExpr' in rexpr && kind === 'AEXPR_OP';
  const [left, right] = isRow ? [partsOf(lexpr), partsOf(rexpr)] : [[lexpr], [rexpr]];
  return left.some((each, index) => {
    const other = right[index];
    if (!other) return false;
    return (isKey(each, asked) && isKnown(other, asked)) || (isKey(other, asked) && isKnown(each, asked));
  });
}

const partsOf = (node: Node): readonly Node[] => ('RowExpr' in node ? (node.RowExpr.args ?? []) : [node]);

function isKey(node: Node, { alias, columns }: Asked): boolean {
  const column = columnOf(node);
  if (!column || (column.alias !== undefined && column.alias !== alias)) return false;
  return !columns || columns.includes(column.name);
}

/** Whether a value is known before the table is queried. */
function isKnown(value: unknown, asked: Asked): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if ('ColumnRef' in value) {
    const { alias } = columnOf({ ColumnRef: Object(value.ColumnRef) }) ?? {};
    return alias !== undefined && alias !== asked.alias && asked.keyed.has(alias);
  }
  // A subquery is checked separately.
  return Object.entries(value).every(([name, child]) => name === 'SubLink' || isKnown(child, asked));
}

function columnOf(node: Node): { readonly alias: string | undefined; readonly name: string } | null {
  if (!('ColumnRef' in node)) return null;
  const names = (node.ColumnRef.fields ?? []).map((field) =>
    'String' in field ? field.String.sval : undefined,
  );
  const name = names.at(-1);
  return name === undefined ? null : { alias: names.at(-2), name };
}
