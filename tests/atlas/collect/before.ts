import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Comparison, Version } from '#flows/atlas/data/atlas.ts';
import type { VersionRules } from '#flows/atlas/data/changes.ts';
import type { FlowGraph } from '#flows/graph/graph.ts';
import { FLOWS } from '#machines/flows.ts';
import { ROOT } from '../../../scripts/setup/root.mjs';

const run = promisify(execFile);
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

/** A copy of the current kit next to the commit's sources, whose modules may have been in other folders. */
const KIT = 'flows-of-today';

/**
 * Reads the machines and lifecycles of its working directory, with the current descriptions of their events and delays.
 */
const READER = `
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { StateMachine } from 'xstate';
import { flowGraph } from './${KIT}/graph/graph.ts';
import { statesOf } from './${KIT}/graph/rules.ts';
import { statusGraph } from './${KIT}/graph/statuses.ts';
const notes = JSON.parse(readFileSync('notes.json', 'utf8'));
const graphs = [];
const rules = {};
for (const file of globSync('src/machines/**/*.machine.ts').sort()) {
  for (const value of Object.values(await import(path.resolve(file)))) {
    if (value instanceof StateMachine) graphs.push(flowGraph(value, notes[value.id]));
  }
}
const lifecycles = path.resolve('src/domain/lifecycles/lifecycles.ts');
if (existsSync(lifecycles)) {
  for (const each of (await import(lifecycles)).LIFECYCLES) {
    // In earlier commits the description of a move is 'says'.
    const moves = each.moves.map((move) => ({ description: move.says, ...move }));
    graphs.push(statusGraph({ ...each, id: 'server-' + each.id, moves }));
  }
}
const FLOWS_MODULE = path.resolve('src/machines/flows.ts');
if (existsSync(FLOWS_MODULE)) {
  for (const { machine, rules: own = [] } of (await import(FLOWS_MODULE)).FLOWS) {
    const graph = graphs.find(({ id }) => id === machine.id);
    // In earlier commits a rule has no states.
    const statesIn = (rule) => (graph && rule.kept ? statesOf(graph, rule) : []);
    rules[machine.id] = own.map((rule) => ({ label: rule.label, value: rule.value, states: statesIn(rule) }));
  }
}
console.log(JSON.stringify({ graphs, rules }));
`;

export interface Before {
  readonly comparison: Comparison;
  readonly graphs: ReadonlyMap<string, FlowGraph> | null;
  /** The rules of each flow, by its machine's id. */
  readonly rules: ReadonlyMap<string, VersionRules>;
}

/**
 * The machines' graphs at a commit, read by the current kit. Does not check out the commit: its machines are unpacked
 * into a temporary folder.
 * @param since a commit; by default the one before the machines' last change.
 */
export async function graphsAtCommit(since: string | undefined): Promise<Before> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'atlas-before-'));
  try {
    const commit = since ?? (await beforeLastChange());
    const version = await versionAt(commit);
    await unpack(version.commit, folder);
    const { stdout } = await run(process.execPath, ['--no-warnings', 'read.ts'], {
      cwd: folder,
      maxBuffer: MAX_OUTPUT_BYTES,
    });
    const read: {
      readonly graphs: readonly FlowGraph[];
      readonly rules: Readonly<Record<string, VersionRules>>;
    } = JSON.parse(stdout);
    return {
      comparison: { with: version },
      graphs: new Map(read.graphs.map((graph) => [graph.id, graph])),
      rules: new Map(Object.entries(read.rules)),
    };
  } catch (error) {
    const [reason = ''] = String(error instanceof Error ? error.message : error).split('\n');
    return { comparison: { nothing: reason }, graphs: null, rules: new Map() };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The current commit, if the working directory is exactly that; otherwise null. */
export const cleanCommit = async (): Promise<string | null> =>
  (await git('status', '--porcelain', '--', 'src')) === '' ? (await currentVersion()).commit : null;

/** The current commit. */
export const currentVersion = (): Promise<Version> => versionAt('HEAD');

async function versionAt(commit: string): Promise<Version> {
  const [hash = '', date = '', subject = ''] = (await git('log', '-1', '--format=%h%n%cs%n%s', commit)).split(
    '\n',
  );
  return { commit: hash, date, subject };
}

/** Uncommitted machines are compared with the last commit, committed ones with the commit before their last change. */
async function beforeLastChange(): Promise<string> {
  const isChanged = (await git('status', '--porcelain', '--', 'src/machines')) !== '';
  if (isChanged) return 'HEAD';
  const [, before] = (await git('log', '-2', '--format=%h', '--', 'src/machines')).split('\n');
  if (!before) throw new Error('the machines have not changed since the first commit');
  return before;
}

async function unpack(commit: string, folder: string): Promise<void> {
  const archive = path.join(folder, 'machines.tar');
  await git('archive', `--output=${archive}`, commit, 'src', 'package.json');
  await run('tar', ['-xf', archive, '-C', folder]);
  await cp(path.join(ROOT, 'src/flows/graph'), path.join(folder, KIT, 'graph'), { recursive: true });
  const notes = FLOWS.map(({ machine, appEvents, computedDelays, conditions }) => [
    machine.id,
    { appEvents, computedDelays, conditions },
  ]);
  await writeFile(path.join(folder, 'notes.json'), JSON.stringify(Object.fromEntries(notes)));
  await symlink(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  await writeFile(path.join(folder, 'read.ts'), READER);
}

async function git(...parameters: readonly string[]): Promise<string> {
  const { stdout } = await run('git', parameters, { cwd: ROOT });
  return stdout.trim();
}
