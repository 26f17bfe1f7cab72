import { parseArgs } from 'node:util';

/** A command that was called wrongly: shown without its stack. */
export class UsageError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UsageError';
  }
}

/** Why a command was not carried out, for the operator. */
export class OperationError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'OperationError';
  }
}

/**
 * The words and `--options` of a command's line; every option takes a text.
 * @throws UsageError with the usage, where one is unknown or a needed one is missing.
 */
export function readArguments<const Option extends string>(
  line: readonly string[],
  { usage, words, needed }: { usage: string; words: number; needed: readonly Option[] },
): { readonly words: string[]; readonly options: Readonly<Record<Option, string>> } {
  const wrong = new UsageError(`Usage: ${usage}`);
  try {
    const { values, positionals } = parseArgs({
      args: [...line],
      options: Object.fromEntries(needed.map((name) => [name, { type: 'string' as const }])),
      allowPositionals: true,
    });
    const options = needed.map((name) => [name, values[name]] as const);
    const isWhole = options.every(([, value]) => typeof value === 'string' && value.trim() !== '');
    if (positionals.length !== words || !isWhole) throw wrong;
    return { words: positionals, options: Object.fromEntries(options) as Record<Option, string> };
  } catch {
    throw wrong;
  }
}
