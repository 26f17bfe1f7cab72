interface RunOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

export function run(command: string, args: readonly string[], options?: RunOptions): Promise<number>;
