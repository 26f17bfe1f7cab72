import * as z from 'zod/mini';
import { readArguments } from '#server/platform/command.ts';
import { parseOrExit } from '../../scripts/parseOrExit.ts';
import { wholeNumber } from '../kit/wholeNumber.ts';
import { backupScenario } from './backup.ts';
import { clockScenario } from './clock.ts';
import { diskScenario } from './disk.ts';
import { drainScenario } from './drain.ts';
import { failoverScenario } from './failover.ts';
import { killScenario } from './kill.ts';
import { poolerScenario } from './pooler.ts';
import { postgresScenario } from './postgres.ts';
import { upgradeScenario } from './upgrade.ts';
import { webhookScenario } from './webhooks.ts';

const NAMES = [
  'kill',
  'drain',
  'postgres',
  'disk',
  'failover',
  'backup',
  'pooler',
  'webhooks',
  'clock',
  'upgrade',
] as const;
const FAULTS = {
  kill: killScenario,
  drain: drainScenario,
  postgres: postgresScenario,
  disk: diskScenario,
  failover: failoverScenario,
  backup: backupScenario,
  pooler: poolerScenario,
  webhooks: webhookScenario,
  clock: clockScenario,
  upgrade: upgradeScenario,
} as const satisfies Record<(typeof NAMES)[number], unknown>;

const MAX_ROUNDS = 10_000;

const { NAME, rounds, database, from } = parseOrExit((line) =>
  readArguments(line, {
    usage: 'npm run faults -- NAME [--rounds 10] [--database embedded|postgres] [--from COMMIT]',
    about: `Injects one fault repeatedly under load, only on this machine, and compares what was acknowledged with what is
stored. Exits with 1 if something is lost. Faults: ${NAMES.join(', ')}.`,
    words: ['NAME'],
    schema: z.object({
      NAME: z.enum(NAMES, `must be one of ${NAMES.join(', ')}`),
      rounds: z._default(wholeNumber(MAX_ROUNDS), 10),
      database: z._default(z.enum(['embedded', 'postgres'], 'must be embedded or postgres'), 'postgres'),
      from: z.optional(z.string()),
    }),
  }),
);
// Processes that this one started end with it.
process.once('SIGTERM', () => process.exit(1));
process.once('SIGINT', () => process.exit(1));
const losses = await FAULTS[NAME]({
  rounds,
  isEmbedded: database === 'embedded',
  from: from ?? null,
});
for (const loss of losses) console.log(loss);
console.log(losses.length === 0 ? 'Nothing is lost.' : `${losses.length} are lost or wrong.`);
process.exit(losses.length === 0 ? 0 : 1);
