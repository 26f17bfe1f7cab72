import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { plainLine } from '#domain/plainText.ts';

/** Invalid arguments of a command, printed without a stack. */
export class UsageError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UsageError';
  }
}

/** `--help` was asked for: its usage, which is no failure. */
export class HelpRequest extends UsageError {}

/** Why an operator's command was rejected, printed without a stack. */
export class OperationError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'OperationError';
  }
}

const spoken = z.string().check(z.regex(/\S/, 'must not be empty'));

/** The options that record who decides and why. Both are stored permanently. */
export const DECISION_OPTIONS = { by: spoken, reason: spoken } as const;

interface Form<Shape extends z.core.$ZodLooseShape> {
  /** The usage line. */
  readonly usage: string;
  /** What `--help` says after it. */
  readonly about?: string;
  /** The arguments by name. An issue's message is the rule: 'must be …'. */
  readonly schema: z.ZodMiniObject<Shape>;
  /** The positional arguments, in order. The others are options with a value: `--name TEXT`. */
  readonly words?: readonly (keyof Shape & string)[];
  /** The argument that collects all further positionals. */
  readonly rest?: keyof Shape & string;
  /** Options without a value. */
  readonly flags?: readonly (keyof Shape & string)[];
  /** Options that may be repeated. */
  readonly lists?: readonly (keyof Shape & string)[];
}

/**
 * Parses the arguments of a command line.
 * @throws UsageError with one line that names the argument and its rule.
 */
export function readArguments<Shape extends z.core.$ZodLooseShape>(
  line: readonly string[],
  { usage, about, schema, words = [], rest, flags = [], lists = [] }: Form<Shape>,
): z.output<z.ZodMiniObject<Shape>> {
  if (line.includes('--help'))
    throw new HelpRequest(`Usage: ${usage}${about === undefined ? '' : `\n\n${about}`}`);
  const names = Object.keys(schema.shape);
  const optionNames = names.filter((name) => !words.includes(name) && name !== rest);
  const { values, positionals } = parse(line, usage, {
    allowPositionals: true,
    options: Object.fromEntries(
      optionNames.map((name) => [
        name,
        { type: flags.includes(name) ? 'boolean' : 'string', multiple: lists.includes(name) } as const,
      ]),
    ),
  });
  const further = positionals.slice(words.length);
  if (rest === undefined && further.length > 0)
    throw new UsageError(`"${plainLine(further.join(' '))}" is more than it takes. Usage: ${usage}`);
  const given: Readonly<Record<string, unknown>> = {
    ...values,
    ...Object.fromEntries(words.map((name, index) => [name, positionals[index]])),
    ...(rest !== undefined && { [rest]: further }),
  };
  const parsed = z.safeParse(schema, given);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const [name = '', index] = (issue?.path ?? []).map(String);
  const held = given[name];
  const value = Array.isArray(held) ? held[Number(index ?? 0)] : held;
  const shown = optionNames.includes(name) ? `--${name}` : name;
  const problem =
    value === undefined
      ? 'is missing'
      : `${issue?.message ?? 'is wrong'}; it is "${plainLine(String(value))}"`;
  throw new UsageError(`${shown} ${problem}. Usage: ${usage}`);
}

type ParseOptions = Omit<NonNullable<Parameters<typeof parseArgs>[0]>, 'args'>;

function parse(line: readonly string[], usage: string, options: ParseOptions) {
  try {
    return parseArgs({ ...options, args: [...line] });
  } catch (error) {
    const [problem = ''] = (error instanceof Error ? error.message : '').split(/\.\s|\n/);
    throw new UsageError(`${problem}. Usage: ${usage}`);
  }
}
