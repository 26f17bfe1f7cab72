import { parseArgs } from 'node:util';
import { backupFaults } from './backup.ts';
import { clockFaults } from './clock.ts';
import { diskFaults } from './disk.ts';
import { drainFaults } from './drain.ts';
import { failoverFaults } from './failover.ts';
import { killFaults } from './kill.ts';
import { poolerFaults } from './pooler.ts';
import { postgresFaults } from './postgres.ts';
import { webhookFaults } from './webhooks.ts';

/**
 * `npm run faults -- NAME [--rounds N] [--database embedded|postgres]`: breaks one thing again and again under load, on
 * this machine alone, and compares what was acknowledged with what is there. Ends with 1 where something is lost.
 */
const FAULTS = {
  kill: killFaults,
  drain: drainFaults,
  postgres: postgresFaults,
  disk: diskFaults,
  failover: failoverFaults,
  backup: backupFaults,
  pooler: poolerFaults,
  webhooks: webhookFaults,
  clock: clockFaults,
} as const;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '10' },
    database: { type: 'string', default: 'postgres' },
  },
});
// What was started ends with this.
process.once('SIGTERM', () => process.exit(1));
process.once('SIGINT', () => process.exit(1));
const [name = ''] = positionals;
if (!isFault(name)) throw new Error(`Name one of ${Object.keys(FAULTS).join(', ')}`);
const losses = await FAULTS[name]({
  rounds: Number(values.rounds),
  isEmbedded: values.database === 'embedded',
});
for (const loss of losses) console.log(loss);
console.log(losses.length === 0 ? 'Nothing is lost.' : `${losses.length} are lost or wrong.`);
process.exit(losses.length === 0 ? 0 : 1);

function isFault(text: string): text is keyof typeof FAULTS {
  return text in FAULTS;
}
