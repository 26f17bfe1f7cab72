/** Who or what causes a transition. */
const MOVE_CAUSES = ['person', 'operator', 'app', 'time', 'success', 'failure'] as const;
type MoveCause = (typeof MOVE_CAUSES)[number];

/** The statuses of an entity and its allowed transitions. The database rejects all others. */
export interface Lifecycle<TStatus extends string = string> {
  readonly id: string;
  readonly title: string;
  /** Its purpose, in two sentences. */
  readonly about: string;
  /** The column that stores the status; null stands for the first status. */
  readonly storedIn: { readonly table: string; readonly column: string };
  /** The meaning of each status, in a sentence. The first one is the initial status. */
  readonly statuses: Readonly<Record<TStatus, string>>;
  /** Statuses that a new row may have instead of the initial one. */
  readonly otherBeginnings?: readonly NoInfer<TStatus>[];
  readonly moves: readonly Move<NoInfer<TStatus>>[];
}

interface Move<TStatus extends string = string> {
  readonly from: TStatus;
  readonly to: TStatus;
  readonly cause: MoveCause;
  /** The event, as a past-tense fact: `first payment received`. */
  readonly event: string;
  /** Who does what, and what follows. */
  readonly description: string;
}

/** Type-checks the transitions of a lifecycle against its statuses. */
export const defineLifecycle = <TStatus extends string>(lifecycle: Lifecycle<TStatus>): Lifecycle<TStatus> =>
  lifecycle;

/** The statuses with a transition to this one. */
export const statusesBefore = <TStatus extends string>(
  { moves }: Lifecycle<TStatus>,
  status: TStatus,
): TStatus[] => [...new Set(moves.filter(({ to }) => to === status).map(({ from }) => from))];
