import { setTimeout } from 'node:timers/promises';
import { connect } from '#server/platform/db/connect.ts';
import type { Database } from '#server/platform/db/database.ts';
import { readSettings } from '#server/platform/settings/settings.ts';
import { Acknowledged } from '../load/journey/acknowledged.ts';
import type { Unit } from '../load/journey/buyer.ts';
import { Calls } from '../load/journey/calls.ts';
import { saveUntilAborted } from '../load/journey/saving.ts';

export interface ScenarioOptions {
  readonly rounds: number;
  readonly isEmbedded: boolean;
  /** The release to upgrade from; by default the one before the last migration. */
  readonly from: string | null;
}

/** The location of a database that servers use or have used. */
export interface Place {
  readonly databaseUrl: string | null;
  readonly dataDir: string;
}

/** Opens a database for a command, and closes it afterwards. No server may run on an embedded database meanwhile. */
export async function withDatabase<Result>(
  { databaseUrl, dataDir }: Place,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  const { database } = readSettings({});
  const connection = await connect({ databaseUrl, dataDir, database }, { isBatch: true });
  try {
    await connection.migrate();
    return await work(connection.db);
  } finally {
    await connection.close();
  }
}

export interface Load {
  readonly calls: Calls;
  readonly acknowledged: Acknowledged;
  /** Starts `count` buyers, who pay until the returned function is called. */
  begin(count: number): () => Promise<void>;
}

/** Buyers on a server, each with units of their own. */
export function createLoad(originOf: () => string, directOf: () => string, units: readonly Unit[]): Load {
  const calls = new Calls(originOf);
  const acknowledged = new Acknowledged();
  let begun = 0;
  return {
    calls,
    acknowledged,
    begin(count) {
      const ending = new AbortController();
      const direct = new Calls(directOf);
      const slice = Math.floor(units.length / MAX_BEGINNINGS);
      const first = begun * slice;
      begun += 1;
      const saving = saveUntilAborted({
        calls,
        direct,
        acknowledged,
        units: units.slice(first, first + slice),
        count,
        firstSerial: first,
        signal: ending.signal,
      });
      return async () => {
        ending.abort();
        await saving;
      };
    },
  };
}

/** How often a load can begin; each time it uses an equal part of the units. */
const MAX_BEGINNINGS = 4;

/** 200 to 1200 ms. */
export const randomDelay = (): Promise<void> => setTimeout(200 + Math.random() * 1_000);
