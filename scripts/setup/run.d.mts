export interface RunOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** The signal that it gets instead of the one that this process gets. */
  readonly endBy?: NodeJS.Signals;
  /** Collects its output, which is then shown only when it has ended. */
  readonly held?: Buffer[];
}

export function run(command: string, args: readonly string[], options?: RunOptions): Promise<number>;
