import type { RandomStream } from '#domain/random.ts';
import type { ValueSchema } from './operations.ts';

/** Existing ids and known texts, so that not every input ends with 404. */
export interface KnownValues {
  readonly ids: readonly [string, ...string[]];
  readonly texts: readonly [string, ...string[]];
  /** Well-formed values of parameters whose format the schema lacks. */
  readonly byName: ReadonlyMap<string, readonly [string, ...string[]]>;
}

const TEXTS = [
  'Ada',
  'Okafor',
  'Lagos',
  '+2348031234567',
  'ada@example.com',
  '123456',
  '2026-11-23',
  'B',
  '1',
] as const;
const WHOLE: readonly [number, ...number[]] = [1, 2, 12, 30, 24, 1_000_00, 312_500_00];
const NESTED = 3_000;
/** The share of numbers that are at their minimum or maximum. */
const IS_BESIDE_BORDER = 0.15;
const HUGE = 60_000;

/** Values that break careless code, used wherever a value is expected. */
const HOSTILE: readonly [unknown, ...unknown[]] = [
  null,
  true,
  0,
  -0,
  -1,
  1.5,
  1e308,
  Number.MAX_SAFE_INTEGER,
  Number.MAX_SAFE_INTEGER + 2,
  2 ** 31,
  '',
  ' ',
  '0',
  '1e2',
  '0x10',
  'NaN',
  '\u0000',
  '\ud800',
  '\u202eabc\u202c',
  '\u200b\ufeff',
  'e\u0301'.repeat(40),
  '👩‍👩‍👧‍👦'.repeat(20),
  'ﬃ İ ß Ω',
  "' or 1=1; --",
  '%_\\',
  '{{7*7}}<%= 7*7 %>',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '$1 :name ?',
  '9999-12-31T23:59:59Z',
  '-000001-01-01T00:00:00Z',
  '2026-02-30',
  '00000000-0000-0000-0000-000000000000',
  'x'.repeat(HUGE),
  '9'.repeat(400),
  [],
  {},
  [[]],
  [null],
  { $ne: 1 },
  { toString: 1, constructor: { prototype: 1 } },
];

/** JSON nested so deeply that careless recursion ends the process. */
export const deepJson = (): string => `${'['.repeat(NESTED)}${']'.repeat(NESTED)}`;

export const hostileValue = (random: RandomStream): unknown => random.pick(HOSTILE);

/** A value that is valid, or nearly: it matches patterns only by chance. */
export function validValue(schema: ValueSchema, random: RandomStream, known: KnownValues): unknown {
  const { type, anyOf } = schema;
  if (schema.const !== undefined) return schema.const;
  const [choice, ...choices] = schema.enum ?? [];
  if (schema.enum) return random.pick([choice, ...choices]);
  const [option, ...options] = anyOf ?? [];
  if (option) return validValue(random.pick([option, ...options]), random, known);
  if (type === 'object')
    return Object.fromEntries(
      Object.entries(schema.properties ?? {})
        .filter(([name]) => schema.required?.includes(name) || random.chance(0.5))
        .map(([name, property]) => [name, validValue(property, random, known)]),
    );
  if (type === 'array') return schema.items ? [validValue(schema.items, random, known)] : [];
  if (type === 'integer' || type === 'number') return numberOf(schema, random);
  if (type === 'boolean') return random.chance(0.5);
  return textOf(schema, random, known);
}

function numberOf({ minimum, maximum }: ValueSchema, random: RandomStream): number {
  const borders = [minimum, maximum].filter((border) => border !== undefined);
  const [border, ...others] = borders.flatMap((each) => [each - 1, each + 1]);
  if (border !== undefined && random.chance(IS_BESIDE_BORDER)) return random.pick([border, ...others]);
  const within = WHOLE.filter((value) => value >= (minimum ?? value) && value <= (maximum ?? value));
  return random.pick([minimum ?? 1, ...within, ...within, ...borders]);
}

function textOf(schema: ValueSchema, random: RandomStream, known: KnownValues): string {
  const { format, minLength, maxLength } = schema;
  if (format === 'uuid') return random.pick(known.ids);
  if (format === 'email') return 'ada@example.com';
  if (format === 'date') return '1990-05-17';
  if (format === 'date-time') return '2026-11-23T08:00:00.000Z';
  const borders = [minLength, maxLength].filter((border) => border !== undefined);
  const near = borders.flatMap((border) => [border, Math.max(0, border - 1), border + 1]);
  if (near.length > 0 && random.chance(0.3)) return 'a'.repeat(random.pick([1, ...near]));
  return random.chance(0.5) ? random.pick(known.texts) : random.pick(TEXTS);
}
