/** Who or what makes something change its status. */
const MOVE_CAUSES = ['person', 'operator', 'app', 'time', 'success', 'failure'] as const;
type MoveCause = (typeof MOVE_CAUSES)[number];

/** The statuses that the server gives to a thing, and the only ways from one to another. The database refuses others. */
export interface Lifecycle<TStatus extends string = string> {
  readonly id: string;
  readonly title: string;
  /** What it is for, in two sentences. */
  readonly about: string;
  /** Where the database keeps the status; of a column without a value it is the first status. */
  readonly storedIn: { readonly table: string; readonly column: string };
  /** What each status means, in a sentence; it begins in the first. */
  readonly statuses: Readonly<Record<TStatus, string>>;
  readonly moves: readonly Move<NoInfer<TStatus>>[];
}

interface Move<TStatus extends string = string> {
  readonly from: TStatus;
  readonly to: TStatus;
  readonly cause: MoveCause;
  /** What happens, as a past-tense fact: `first payment received`. */
  readonly event: string;
  /** Who does what, then what follows. */
  readonly description: string;
}

/** Checks the moves of a lifecycle against its statuses. */
export const defineLifecycle = <TStatus extends string>(lifecycle: Lifecycle<TStatus>): Lifecycle<TStatus> =>
  lifecycle;

/** The statuses that may become this one. */
export const statusesBefore = <TStatus extends string>(
  { moves }: Lifecycle<TStatus>,
  status: TStatus,
): TStatus[] => [...new Set(moves.filter(({ to }) => to === status).map(({ from }) => from))];
