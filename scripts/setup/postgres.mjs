import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { installDebianPackages } from './debian.mjs';

const DEBIAN_ROOT = '/usr/lib/postgresql';
const SUPERUSER = 'tester';
const START_DEADLINE_MS = 60_000;

/** The folder of PostgreSQL's programs; installs Debian's package where there are none. */
export function postgresBin() {
  const found = findPostgresBin();
  if (found) return found;
  installDebianPackages(['postgresql'], 'PostgreSQL');
  const installed = findPostgresBin();
  if (!installed)
    throw new Error('PostgreSQL 15 or later is needed for the tests, and could not be installed.');
  return installed;
}

function findPostgresBin() {
  if (existsSync(DEBIAN_ROOT)) {
    const versions = readdirSync(DEBIAN_ROOT)
      .filter((version) => existsSync(path.join(DEBIAN_ROOT, version, 'bin', 'initdb')))
      .sort((a, b) => Number(b) - Number(a));
    if (versions[0]) return path.join(DEBIAN_ROOT, versions[0], 'bin');
  }
  try {
    return execFileSync('pg_config', ['--bindir'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return null;
  }
}

/**
 * A PostgreSQL of our own on 127.0.0.1, in a temporary folder that goes with it.
 * `isDurable` keeps fsync on, as the benchmarks must.
 */
export async function startPostgres({ port = 0, isDurable = false } = {}) {
  const bin = postgresBin();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'postgres-'));
  const owner = unprivilegedOwner();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = path.join(folder, 'data');
  const as = { ...(owner ?? {}), cwd: folder };
  execFileSync(
    path.join(bin, 'initdb'),
    ['-D', data, '-U', SUPERUSER, '--auth=trust', '--encoding=UTF8', '--no-sync', '--locale=C.UTF-8'],
    { ...as, stdio: 'ignore' },
  );
  const listening = port || (await freePort());
  const settings = [
    'max_connections=200',
    'shared_buffers=256MB',
    ...(isDurable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']),
  ];
  const server = spawn(
    path.join(bin, 'postgres'),
    [
      '-D',
      data,
      '-p',
      String(listening),
      '-k',
      folder,
      '-h',
      '127.0.0.1',
      ...settings.flatMap((setting) => ['-c', setting]),
    ],
    { ...as, stdio: 'ignore' },
  );
  const stopped = new Promise((resolve) => server.once('exit', resolve));
  const removeAtExit = () => {
    server.kill('SIGQUIT');
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', removeAtExit);
  await untilReady(bin, listening);
  return {
    bin,
    url: `postgres://${SUPERUSER}@127.0.0.1:${listening}/postgres`,
    async stop() {
      process.off('exit', removeAtExit);
      server.kill('SIGINT');
      await stopped;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root: Debian's package brings a user for it. */
function unprivilegedOwner() {
  if (process.getuid?.() !== 0) return null;
  const idOf = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

async function untilReady(bin, port) {
  const deadline = Date.now() + START_DEADLINE_MS;
  for (;;) {
    try {
      execFileSync(path.join(bin, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)], {
        stdio: 'ignore',
      });
      return;
    } catch (error) {
      if (Date.now() > deadline) throw new Error('PostgreSQL did not start in time', { cause: error });
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
