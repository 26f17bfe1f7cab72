import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { type RandomStream, randomStream } from '#domain/random.ts';
import { type Database, queryRows } from '#server/platform/db/database.ts';
import type { Dependencies } from '#server/platform/dependencies.ts';
import { openTestPostgres } from '../../kit/databases.ts';
import { type Action, buyerActions } from './actions.ts';
import { connectGated, type Gate, type GatedConnection } from './connection.ts';
import { isExpected } from './expected.ts';
import { finishAll, otherActions, outgoingActions } from './operations.ts';
import { findChangedFinalStatuses, findUnfinished, RULES, readState, type State } from './rules.ts';
import { type Actor, Scheduler } from './scheduler.ts';
import { createWorld, type World } from './world.ts';

/** The number of concurrent processes. */
const ACTORS = 4;
/** The probability that an actor is killed at a turn, if it is at an await. */
const IS_KILLED = 0.01;
/** The share of calls to the bank that are delayed, in their process or the network, while other actors continue. */
const IS_HELD_UP = 0.3;
const HELD_UP_STEPS = 120;
/** The others must be able to continue. */
const MOST_HELD_UP = 2;
/** The share of callers without a response that repeat the call. */
const ASKS_AGAIN = 0.8;
/** The share of callers with a response that repeat the call anyway. */
const REPEATS = 0.08;
/** The share of calls that are repeated while the first one is still in progress. */
const REPEATS_AT_ONCE = 0.08;
/** The share of new actions that are repetitions, if there are calls to repeat. */
const BEGINS_REPEATED = 0.3;
const BUYER_ACTS = 0.5;
const KEPT_TRACE = 60;

class SimulationError extends Error {
  constructor(seed: number, step: number, reasons: readonly string[], trace: readonly string[]) {
    super(
      `Seed ${seed} fails at step ${step}:\n  ${reasons.join('\n  ')}\nThe last steps:\n  ${trace.join('\n  ')}\n` +
        `Replay it by: npm run simulate -- --seed ${seed} --steps ${step}`,
    );
    this.name = 'SimulationError';
  }
}

export interface SimulationReport {
  readonly steps: number;
  readonly commits: number;
  readonly kills: number;
  readonly waits: number;
  /** A hash of all steps in order: the same for the same seed. */
  readonly trace: string;
}

/**
 * Runs the money core with a few concurrent processes on a separate database. The seed decides which process continues
 * at each await, which is killed, and which calls are repeated. After each commit the rules must hold.
 * @throws SimulationError with the steps that led to it.
 */
export async function simulate(serverUrl: string, seed: number, steps: number): Promise<SimulationReport> {
  const database = await openTestPostgres(serverUrl);
  const connections: GatedConnection[] = [];
  try {
    const world = await createWorld(database.db, `seed ${seed}`);
    const gates: Gate[] = [];
    for (let number = 0; number < ACTORS; number += 1)
      connections.push(await connectGated(database.url ?? '', () => gates[number] ?? null));
    const scheduler = new Scheduler(
      connections.map(({ pid }) => pid),
      randomStream(`seed ${seed}`, 'scheduler'),
      (pids) => readBlockers(database.db, pids),
    );
    for (const actor of scheduler.actors) gates.push((label, work) => actor.step(label, work));
    return await new Simulation(seed, { world, scheduler, connections, db: database.db }).run(steps);
  } finally {
    for (const connection of connections) await connection.close();
    await database.close();
  }
}

async function readBlockers(db: Database, pids: readonly number[]) {
  const list = sql.join(
    pids.map((pid) => sql`${pid}::int`),
    sql`, `,
  );
  const rows = await queryRows<{ pid: number; blockers: number[] }>(
    db,
    sql`select pid, pg_blocking_pids(pid) as blockers from unnest(array[${list}]) as pid`,
  );
  return new Map(rows.map(({ pid, blockers }) => [pid, blockers]));
}

interface Parts {
  readonly world: World;
  readonly scheduler: Scheduler;
  readonly connections: readonly GatedConnection[];
  readonly db: Database;
}

class Simulation {
  readonly #seed: number;
  readonly #parts: Parts;
  readonly #random: RandomStream;
  readonly #processes: readonly Dependencies[];
  /** Calls that their callers will repeat. */
  readonly #again: Action[] = [];
  readonly #doing = new Map<Actor, Action>();
  readonly #heldUpUntil = new Map<Actor, number>();
  readonly #trace: string[] = [];
  readonly #failures: unknown[] = [];
  #hash = createHash('sha256');
  #step = 0;
  #checkedCommits = 0;
  #kills = 0;
  #waits = 0;
  #state: State | null = null;

  constructor(seed: number, parts: Parts) {
    const { world, connections, scheduler } = parts;
    this.#seed = seed;
    this.#parts = parts;
    this.#random = randomStream(`seed ${seed}`, 'turns');
    this.#processes = connections.map(({ db }, number) =>
      world.dependenciesOf(db, (label, work) => actorOf(scheduler, number).step(label, work)),
    );
  }

  /** Runs this many steps, then lets all actions finish and completes what is open. */
  async run(steps: number): Promise<SimulationReport> {
    const { scheduler, world, db } = this.#parts;
    while (this.#step < steps) {
      const actor = scheduler.next({ isIdleToo: true });
      if (this.#isHeldUp(actor)) continue;
      if (actor.state === 'idle') await this.#begin(actor);
      else if (this.#random.chance(IS_KILLED)) await this.#kill(actor);
      else await this.#goOn(actor);
    }
    while (scheduler.isBusy()) await this.#goOn(scheduler.next({ isIdleToo: false }));
    await finishAll(
      world,
      world.dependenciesOf(db, async (_label, work) => work()),
    );
    await this.#check();
    if (this.#state) this.#assertNone(await findUnfinished(db, this.#state, world));
    const [kills, waits] = [this.#kills, this.#waits];
    return { steps, commits: this.#checkedCommits, kills, waits, trace: this.#hash.digest('hex') };
  }

  /** Whether a call is delayed before it reaches the bank; decided once per call. */
  #isHeldUp(actor: Actor): boolean {
    if (actor.state !== 'parked' || !actor.label.startsWith('the bank carries out')) {
      this.#heldUpUntil.delete(actor);
      return false;
    }
    const until = this.#heldUpUntil.get(actor);
    if (until !== undefined) return this.#step < until;
    const heldUp = [...this.#heldUpUntil.values()].filter((step) => this.#step < step).length;
    const isHeldUp = heldUp < MOST_HELD_UP && this.#random.chance(IS_HELD_UP);
    this.#heldUpUntil.set(actor, isHeldUp ? this.#step + HELD_UP_STEPS : this.#step);
    return isHeldUp;
  }

  async #begin(actor: Actor): Promise<void> {
    const action = this.#choose();
    const process = this.#processes[actor.number];
    if (!action || !process) return;
    if (action.isRepeated && this.#random.chance(REPEATS_AT_ONCE)) this.#again.push(action);
    this.#note(`${actor.number} begins: ${action.name}`);
    this.#doing.set(actor, action);
    const respond: Gate = (label, work) => actor.step(label, work);
    actor.begin(async () => {
      try {
        await action.run(process, respond);
        assertNothingOpen(this.#parts.connections[actor.number]);
      } catch (error) {
        if (!isExpected(error)) this.#failures.push(error);
      }
    });
    await this.#settle(actor, false);
  }

  async #goOn(actor: Actor): Promise<void> {
    const connection = this.#parts.connections[actor.number];
    const isAlone = !connection?.isInTransaction();
    this.#note(`${actor.number} ${actor.label}`);
    const givesLocksBack = isAlone || /^(commit|rollback)/.test(actor.label);
    actor.proceed();
    await this.#settle(actor, givesLocksBack);
  }

  /**
   * Kills a process at its await: its open transaction is rolled back, and its caller may repeat the call with another
   * process.
   */
  async #kill(actor: Actor): Promise<void> {
    this.#note(`${actor.number} is killed before: ${actor.label}`);
    this.#kills += 1;
    actor.kill();
    const connection = this.#parts.connections[actor.number];
    if (connection?.isInTransaction()) await connection.rollBack();
    const action = this.#doing.get(actor);
    if (action?.isRepeated && this.#random.chance(ASKS_AGAIN)) this.#again.push(action);
    await this.#settle(actor, true);
  }

  async #settle(actor: Actor, givesLocksBack: boolean): Promise<void> {
    const { scheduler, connections } = this.#parts;
    await scheduler.settle(givesLocksBack);
    if (actor.state === 'blocked') this.#waits += 1;
    const action = this.#doing.get(actor);
    if (actor.state === 'idle' && action) {
      this.#doing.delete(actor);
      if (action.isRepeated && this.#random.chance(REPEATS)) this.#again.push(action);
    }
    const commits = connections.reduce((total, connection) => total + connection.commits(), 0);
    if (commits === this.#checkedCommits && this.#failures.length === 0) return;
    this.#checkedCommits = commits;
    await this.#check();
  }

  async #check(): Promise<void> {
    const { world, db } = this.#parts;
    const state = await readState(db);
    const broken = RULES.flatMap(({ name, find }) => find(state, world).map((each) => `${name}: ${each}`));
    const revived = this.#state ? findChangedFinalStatuses(this.#state, state) : [];
    this.#state = state;
    const failed = this.#failures.map((error) =>
      error instanceof Error ? `${error.stack} ${error.cause}` : `${error}`,
    );
    this.#assertNone([...failed, ...broken, ...revived]);
  }

  #assertNone(reasons: readonly string[]): void {
    if (reasons.length > 0) throw new SimulationError(this.#seed, this.#step, reasons, this.#trace);
  }

  #choose(): Action | null {
    const random = this.#random;
    if (this.#again.length > 0 && random.chance(BEGINS_REPEATED)) {
      const place = Math.floor(random.between(0, this.#again.length));
      return this.#again.splice(place, 1)[0] ?? null;
    }
    // Every second seed only moves money out, which is where a bank can fail in the most ways.
    if (this.#seed % 2 === 0) return random.pick(outgoingActions)(this.#parts.world);
    const actions = random.chance(BUYER_ACTS) ? buyerActions : otherActions;
    return random.pick(actions)(this.#parts.world);
  }

  #note(line: string): void {
    this.#step += 1;
    this.#hash.update(`${line}\n`);
    this.#trace.push(`${this.#step}: ${line}`);
    if (this.#trace.length > KEPT_TRACE) this.#trace.shift();
  }
}

function actorOf({ actors }: Scheduler, number: number): Actor {
  const actor = actors[number];
  if (!actor) throw new Error(`There is no actor ${number}`);
  return actor;
}

function assertNothingOpen(connection: GatedConnection | undefined): void {
  if (connection?.isInTransaction()) throw new Error('The action ended with its transaction open');
}
