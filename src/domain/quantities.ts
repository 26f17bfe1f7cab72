import { DAY_MS, HOUR_MS, LONGEST_IN_HOURS_MS, MINUTE_MS, SECOND_MS } from './durations.ts';
import { BPS_PER_WHOLE } from './money.ts';

/** Formats the numbers of rules for sentences, so that each sentence takes its number from the rule's constant. */

const pluralRules = new Intl.PluralRules('en');
const NUMBER_WORDS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
] as const;
const BYTES_PER_MEGABYTE = 1024 * 1024;

const DURATION_UNITS = [
  { ms: DAY_MS, one: 'day' },
  { ms: HOUR_MS, one: 'hour' },
  { ms: MINUTE_MS, one: 'minute' },
  { ms: SECOND_MS, one: 'second' },
] as const;

/** `1 home`, `54 homes`. */
export const countText = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${pluralRules.select(count) === 'one' ? one : many}`;

/** `three`, up to twelve; larger and fractional numbers in digits. */
export const numberWord = (count: number): string => NUMBER_WORDS[count] ?? String(count);

/** A share in basis points: `30%`. */
export const shareText = (shareBps: number): string => `${(shareBps * 100) / BPS_PER_WHOLE}%`;

/** A file's size: `5 MB`. */
export const megabytesText = (bytes: number): string => `${bytes / BYTES_PER_MEGABYTE} MB`;

/** A rule's duration in its largest whole unit: `14 days`, `48 hours`, `3 hours`, `2 minutes`, `8 seconds`. */
export function durationText(durationMs: number): string {
  const unit =
    DURATION_UNITS.find(
      ({ ms, one }) => durationMs % ms === 0 && !(one === 'day' && durationMs <= LONGEST_IN_HOURS_MS),
    ) ?? DURATION_UNITS[3];
  return countText(durationMs / unit.ms, unit.one);
}
