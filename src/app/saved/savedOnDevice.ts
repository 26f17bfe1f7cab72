import * as z from 'zod/mini';
import { MAX_DEVICE_SAVED } from '#domain/listings/listings.ts';
import { DEVICE_KEYS } from '../device/deviceKeys.ts';
import { deviceValue } from '../device/deviceValue.ts';

/** The ids of the homes that a visitor saved, newest first. A login moves them to the account. */
const stored = deviceValue(
  DEVICE_KEYS.savedHomes,
  z.object({ ids: z.array(z.uuid()).check(z.maxLength(MAX_DEVICE_SAVED)) }),
);

const NONE: readonly string[] = [];
const write = (ids: readonly string[]): void =>
  ids.length === 0 ? stored.forget() : stored.write({ ids: [...ids] });
const read = (): readonly string[] => stored.read()?.ids ?? NONE;

export const savedOnDevice = {
  /** Empty until the page is hydrated. */
  use: (): readonly string[] => stored.use()?.ids ?? NONE,
  read,
  /** Drops the oldest home at the limit. */
  add: (id: string): void =>
    write([id, ...read().filter((saved) => saved !== id)].slice(0, MAX_DEVICE_SAVED)),
  remove: (...ids: readonly string[]): void => write(read().filter((saved) => !ids.includes(saved))),
};
