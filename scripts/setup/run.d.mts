interface RunOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** The signal that it gets in place of the one that this process gets. */
  readonly endBy?: NodeJS.Signals;
  /** Whether the output is shown when it has ended, whole. */
  readonly isHeld?: boolean;
}

export function run(command: string, args: readonly string[], options?: RunOptions): Promise<number>;
