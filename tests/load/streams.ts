import { execFileSync } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { openPostgres } from '#server/platform/db/postgres.ts';
import { startPostgres } from '../../scripts/setup/postgres.mjs';
import { startServers } from './cluster.ts';
import { inTurns } from './concurrency.ts';
import { Channel } from './journey/channel.ts';
import { signedInPeople } from './journey/people.ts';
import { Saver } from './journey/saver.ts';
import { keepSampling, printServers, quantile, type Sample } from './report.ts';

export const MAX_STREAMS = 10_000;
/** How many of the people get a deposit. */
const SAMPLE = 500;
const CONCURRENCY = 16;
/** Longer than two keep-alive events and than the time after which an idle connection is ended. */
const HELD_MS = 65_000;
const DELIVERY_DEADLINE_MS = 10_000;
const SETTLE_MS = 3_000;
/** Files and sockets of a process beside its channels. */
const OTHER_FILES = 300;
const DEFAULT_MAX_CONNECTIONS = 5_000;

/**
 * Opens live channels on raw sockets, one for each person, spread over the servers; holds them beyond two keep-alives;
 * then some of the people get a deposit through another server than the one that has their channel. Returns what went
 * wrong: channels that did not open or ended, and changes that did not arrive.
 */
export async function openStreams(count: number, serverCount: number): Promise<string[]> {
  checkOpenFiles(count);
  const postgres = await startPostgres({ isDurable: true });
  const database = await openPostgres(postgres.url, { connections: 4 });
  await database.migrate();
  const people = await signedInPeople(database.db, count);
  const perServer = Math.ceil(count / serverCount);
  const cluster = await startServers(serverCount, {
    DATABASE_URL: postgres.url,
    // Channels may take half of the connections of a process.
    MAX_CONNECTIONS: String(Math.max(DEFAULT_MAX_CONNECTIONS, perServer * 2)),
  });
  const origins = cluster.servers.map(({ origin }) => origin);
  const endSampling = keepSampling(origins);
  // A sample without channels to compare with.
  await setTimeout(SETTLE_MS);

  const startMs = performance.now();
  const channels: Channel[] = [];
  const rejected: string[] = [];
  await inTurns([...people.entries()], CONCURRENCY, async ([index, { token }]) => {
    const origin = origins[index % serverCount] ?? '';
    await Channel.open(origin, token).then(
      (channel) => channels.push(channel),
      (error: unknown) => rejected.push(String(error)),
    );
  });
  const openedSeconds = (performance.now() - startMs) / 1_000;
  console.log(`${channels.length} channels opened in ${openedSeconds.toFixed(1)} s.`);
  await setTimeout(HELD_MS);
  const withoutAlive = channels.filter(({ aliveCount }) => aliveCount === 0).length;

  const byToken = new Map(channels.map((channel) => [channel.token, channel]));
  const savers: { saver: Saver; channel: Channel }[] = [];
  await inTurns([...people.entries()].slice(0, SAMPLE), CONCURRENCY, async ([index, { token }]) => {
    const channel = byToken.get(token);
    if (!channel) return;
    // Another process than the one of the channel, where there is one.
    savers.push({ saver: await Saver.open(origins[(index + 1) % serverCount] ?? '', token), channel });
  });
  // The opening of a wallet is a change too, which is not to be taken for the deposit.
  await setTimeout(SETTLE_MS);
  const arrivedMs: number[] = [];
  let missedCount = 0;
  await inTurns(savers, CONCURRENCY, async ({ saver, channel }) => {
    const before = channel.walletChangeCount;
    await saver.deposit();
    const acknowledgedMs = performance.now();
    const isThere = await channel.untilWalletChange(before, DELIVERY_DEADLINE_MS);
    if (isThere) arrivedMs.push(Math.max(0, performance.now() - acknowledgedMs));
    else missedCount += 1;
  });
  const samples = await endSampling();
  const ended = channels.filter(({ isOpen }) => !isOpen).length;
  const stale = channels.filter(({ isStale }) => isStale).length;
  printServers(samples, serverCount);
  printChannels(samples, serverCount);
  console.log(
    `${channels.length} live channels of ${serverCount} servers, held ${Math.round(HELD_MS / 1_000)} s and longer. ` +
      `${savers.length} deposits: ${missedCount} changes missed, the others arrived ` +
      `${Math.round(quantile(arrivedMs, 0.5))} ms (p50) and ${Math.round(quantile(arrivedMs, 0.99))} ms (p99) after the response.`,
  );
  for (const channel of channels) channel.close();
  await cluster.close();
  await database.close();
  await postgres.stop();
  return [
    ...(rejected.length > 0 ? [`${rejected.length} channels did not open: ${rejected[0]}`] : []),
    ...(ended > 0 ? [`${ended} channels ended by themselves`] : []),
    ...(withoutAlive > 0 ? [`${withoutAlive} channels got no keep-alive`] : []),
    ...(stale > 0 ? [`${stale} channels were told that they may have missed changes`] : []),
    ...(missedCount > 0 ? [`${missedCount} changes did not arrive`] : []),
    ...(savers.length === 0 ? ['nobody got a deposit, so nothing is shown'] : []),
  ];
}

function printChannels(samples: readonly Sample[], serverCount: number): void {
  console.table(
    Array.from({ length: serverCount }, (_, server) => {
      const own = samples.filter((sample) => sample.server === server);
      const before = own.find(({ streams }) => streams === 0);
      const most = own.reduce((max, { streams }) => Math.max(max, streams), 0);
      const full = own.filter(({ streams }) => streams === most);
      const memories = full.map((sample) => sample.residentMiB);
      const grownMiB = quantile(memories, 0.5) - (before?.residentMiB ?? Number.NaN);
      return {
        server: server + 1,
        'channels at most': most,
        'MiB without': Math.round(before?.residentMiB ?? Number.NaN),
        'MiB at most with': Math.round(Math.max(0, ...memories)),
        'kB a channel': Math.round((grownMiB * 1_024) / most),
        'event loop delay p99 ms': Math.round(Math.max(0, ...full.map((sample) => sample.eventLoopP99Ms))),
      };
    }),
  );
}

/** This process holds the other end of every channel, and each server its own: both may open so many files. */
function checkOpenFiles(count: number): void {
  if (process.platform === 'win32') return;
  // Node raises its own limit to the hard one.
  const text = execFileSync('sh', ['-c', 'ulimit -Hn'], { encoding: 'utf8' }).trim();
  if (text === 'unlimited' || Number(text) >= count + OTHER_FILES) return;
  throw new Error(
    `A process may open ${text} files here, and ${count} channels need ${count + OTHER_FILES}: raise \`ulimit -Hn\``,
  );
}
