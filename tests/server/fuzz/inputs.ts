import type { RandomStream } from '#domain/random.ts';
import type { Operation } from './operations.ts';
import { deepJson, hostileValue, type KnownValues, validValue } from './values.ts';

/** A request to send. */
export interface Input {
  readonly method: Operation['method'];
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload?: string;
}

/** The probability that a value is hostile. */
const IS_HOSTILE = 0.12;
/** The share of inputs whose whole body is invalid. */
const IS_BODY_BROKEN = 0.1;
const IS_DUPLICATED = 0.05;
/** The share of inputs without intentionally invalid parameters, so that calls with many parameters succeed at times. */
const IS_WELL_FORMED = 0.4;

/** One input of a call: valid, or nearly so. */
export function inputOf(operation: Operation, random: RandomStream, known: KnownValues): Input {
  const { method, path, parameters } = operation;
  const isWellFormed = random.chance(IS_WELL_FORMED);
  const choose = ({ name, schema }: Operation['parameters'][number]): unknown => {
    if (!isWellFormed && random.chance(IS_HOSTILE)) return hostileValue(random);
    const wellFormed = known.byName.get(name);
    return wellFormed ? random.pick(wellFormed) : validValue(schema, random, known);
  };
  const url = new URLSearchParams();
  let filled = path;
  const headers: Record<string, string> = {};
  for (const parameter of parameters) {
    const { name, in: place } = parameter;
    const value = asText(choose(parameter));
    if (place === 'path') filled = filled.replace(`{${name}}`, encodeURIComponent(value.toWellFormed()));
    else if (place === 'query' && random.chance(isWellFormed ? 0.4 : 0.7)) {
      url.append(name, value);
      if (!isWellFormed && random.chance(IS_DUPLICATED)) url.append(name, value);
    } else if (place === 'header') headers[name.toLowerCase()] = toHeader(value);
  }
  const query = url.toString();
  const target = `/api${filled}${query === '' ? '' : `?${query}`}`;
  if (operation.body === null) return { method, url: target, headers };
  const payload = bodyOf(operation.body, random, known);
  return { method, url: target, headers: { ...headers, 'content-type': operation.contentType }, payload };
}

function bodyOf(schema: NonNullable<Operation['body']>, random: RandomStream, known: KnownValues): string {
  if (random.chance(IS_BODY_BROKEN))
    return random.pick([
      '',
      '{',
      'null',
      '[]',
      '"text"',
      '\ufeff{}',
      '{"a":1}}',
      deepJson(),
      `{"a":${deepJson()}}`,
      '{"__proto__":{"isAdmin":true}}',
      JSON.stringify({ x: 'y'.repeat(70_000) }),
    ]);
  const value = validValue(schema, random, known);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).flatMap(([name, field]): [string, unknown][] => {
    if (random.chance(IS_HOSTILE / 3)) return [];
    const sent: [string, unknown] = [name, random.chance(IS_HOSTILE) ? hostileValue(random) : field];
    return random.chance(IS_DUPLICATED) ? [sent, [name, field]] : [sent];
  });
  if (random.chance(IS_DUPLICATED)) fields.push(['__proto__', { isAdmin: true }], ['constructor', 1]);
  // Built as text, because an object has no duplicate keys.
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${JSON.stringify(field)}`).join(',')}}`;
}

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

/** Keeps what an HTTP header can contain. */
const toHeader = (value: string): string => value.replace(/[^\x20-\x7e]/g, '').slice(0, 8_000);
