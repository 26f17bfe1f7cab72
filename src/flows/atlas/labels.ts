import { nameToWords } from '../graph/words.ts';
import type { AtlasFlow, Outcome, SideEffect, Walk } from './data/atlas.ts';
import type { GraphChange } from './data/changes.ts';
import type { CoverageLevel } from './data/coverageLevels.ts';

/** The texts of each reach. */
export const COVERAGE_LABELS: Readonly<
  Record<CoverageLevel, { readonly short: string; readonly where: string; readonly long: string }>
> = {
  browser: {
    short: 'browser',
    where: 'in the browser',
    long: 'seen in a real browser, against the real server',
  },
  screen: { short: 'screen', where: 'on the screen', long: 'seen on its rendered screen, not in a browser' },
  machine: { short: 'machine', where: 'on the machine', long: 'reached on the machine alone' },
  none: { short: 'not reached', where: 'not reached', long: 'no path reaches it' },
};

export const WALK_LABELS: Readonly<Record<Walk, string>> = {
  machine: 'on the machine',
  screen: 'on the screen',
  browser: 'in the browser',
};

export const OUTCOME_LABELS: Readonly<Record<Outcome['result'], string>> = {
  passed: 'passed',
  failed: 'failed',
  skipped: 'left out',
  notWalked: 'not walked',
};

export const CHANGE_LABELS: Readonly<Record<GraphChange['kind'], string>> = {
  added: 'new',
  changed: 'changed',
  removed: 'gone',
};

/** `1 state`, `3 states`. */
export const count = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;

/** The description of a call or an effect, from the model: `sends the email and the password`. */
export function sideEffectText({ says }: Pick<AtlasFlow, 'says'>, { kind, name }: SideEffect): string {
  const text = says[kind][name] ?? nameToWords(name);
  return kind === 'request' ? `sends ${text}` : text;
}
