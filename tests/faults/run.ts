import { parseArgs } from 'node:util';
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

/**
 * `npm run faults -- NAME [--rounds N] [--database embedded|postgres] [--from COMMIT]`: injects one fault repeatedly
 * under load, only on this machine, and compares what was acknowledged with what is stored. Exits with 1 if something
 * is lost.
 */
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
} as const;

const MAX_ROUNDS = 10_000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '10' },
    database: { type: 'string', default: 'postgres' },
    from: { type: 'string' },
  },
});
// Processes that this one started end with it.
process.once('SIGTERM', () => process.exit(1));
process.once('SIGINT', () => process.exit(1));
const [name = ''] = positionals;
if (!isFault(name)) throw new Error(`Name one of ${Object.keys(FAULTS).join(', ')}`);
const losses = await FAULTS[name]({
  rounds: wholeNumber('rounds', values.rounds, MAX_ROUNDS),
  isEmbedded: values.database === 'embedded',
  from: values.from ?? null,
});
for (const loss of losses) console.log(loss);
console.log(losses.length === 0 ? 'Nothing is lost.' : `${losses.length} are lost or wrong.`);
process.exit(losses.length === 0 ? 0 : 1);

function isFault(text: string): text is keyof typeof FAULTS {
  return text in FAULTS;
}
