import { Gauge } from 'prom-client';
import { registry } from './metrics.ts';

interface WatchedPool {
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
}

/** The open pools of this process by name. */
const pools = new Map<string, WatchedPool>();

/** Includes a pool in the metrics until the returned function is called. */
export function watchPool(name: string, pool: WatchedPool): () => void {
  pools.set(name, pool);
  return () => {
    if (pools.get(name) === pool) pools.delete(name);
  };
}

new Gauge({
  name: 'database_connections',
  help: 'Connections of this process to PostgreSQL by pool and state: used or idle',
  labelNames: ['pool', 'state'],
  registers: [registry],
  collect() {
    this.reset();
    for (const [pool, { totalCount, idleCount }] of pools) {
      this.set({ pool, state: 'used' }, totalCount - idleCount);
      this.set({ pool, state: 'idle' }, idleCount);
    }
  },
});

/** Alert if it stays above 0: there are too few connections. */
new Gauge({
  name: 'database_connections_waiting',
  help: 'Requests of this process that wait for a connection, by pool',
  labelNames: ['pool'],
  registers: [registry],
  collect() {
    this.reset();
    for (const [pool, { waitingCount }] of pools) this.set({ pool }, waitingCount);
  },
});
