import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort, ServerProcess } from '../browser/kit/server.ts';
import { killOnExit } from '../kit/childProcesses.ts';
import { installed } from '../kit/programs.ts';

const WEB_CONFIG = fileURLToPath(new URL('../../deploy/haproxy/web.cfg', import.meta.url));

const POLL_MS = 50;

/** Limits per address would count all buyers as one. */
export const LOAD_ENVIRONMENT = {
  LOG_LEVEL: 'error',
  ONBOARDING_LIMIT_PER_ADDRESS: '100000',
  ONBOARDING_LIMIT_PER_IDENTIFIER: '100000',
  CODE_LIMIT_PER_NETWORK: '100000',
  WRONG_CODE_LIMIT_PER_NETWORK: '100000',
  MAX_CONNECTIONS_PER_ADDRESS: '100000',
};

/** Server processes on one database. */
export interface Cluster {
  readonly servers: readonly ServerProcess[];
  close(): Promise<void>;
}

/**
 * Starts `count` servers one after the other, because the first one migrates the database. They run the release in
 * `root`, or this one by default.
 */
export async function startServers(
  count: number,
  environment: Readonly<Record<string, string>>,
  { root }: { readonly root?: string } = {},
): Promise<Cluster> {
  const servers: ServerProcess[] = [];
  for (let index = 0; index < count; index += 1)
    servers.push(
      await ServerProcess.start(
        { ...LOAD_ENVIRONMENT, ...environment },
        null,
        root === undefined ? {} : { root },
      ),
    );
  return {
    servers,
    close: async () => void (await Promise.all(servers.map((server) => server.dispose()))),
  };
}

export interface Proxy {
  /** Uses TLS with a self-signed certificate. */
  readonly origin: string;
  close(): Promise<void>;
}

/** Starts HAProxy in front of two or more servers, as in production. */
export async function startProxy([first, second, ...others]: readonly {
  readonly origin: string;
}[]): Promise<Proxy> {
  if (!first || !second) throw new Error('The proxy stands before two or more servers');
  const folder = mkdtempSync(path.join(os.tmpdir(), 'proxy-'));
  const certificate = makeCertificate(folder);
  const httpsPort = await freePort();
  const proxy = await startHaproxy(
    WEB_CONFIG,
    httpsPort,
    {
      HTTP_ADDRESS: `127.0.0.1:${await freePort()}`,
      HTTPS_ADDRESS: `127.0.0.1:${httpsPort}`,
      CERTIFICATE: certificate,
      SERVER_1: addressOf(first),
      SERVER_2: addressOf(second),
    },
    others.map((server, index) => furtherServer(index + 3, server)),
  );
  return {
    origin: `https://localhost:${httpsPort}`,
    async close() {
      await end(proxy);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const addressOf = ({ origin }: { readonly origin: string }): string =>
  new URL(origin).host.replace('localhost', '127.0.0.1');

/** A line for the last section of the configuration, which is that of the servers. */
const furtherServer = (number: number, server: { readonly origin: string }): string =>
  `  server number${number} "${addressOf(server)}"`;

/**
 * Starts HAProxy with a configuration from `deploy` and waits until it listens on a port. Removes the limit of
 * connections per address, because here all come from one.
 * @param moreLines are appended to its last section.
 * @throws with HAProxy's output if it ends.
 */
export async function startHaproxy(
  file: string,
  port: number,
  environment: Readonly<Record<string, string>>,
  moreLines: readonly string[] = [],
): Promise<ChildProcess> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'haproxy-'));
  const config = path.join(folder, 'haproxy.cfg');
  const text = readFileSync(file, 'utf8').replace('sc0_conn_cur gt 250', 'sc0_conn_cur gt 100000');
  writeFileSync(config, [text, ...moreLines, ''].join('\n'));
  const child = spawn(installed('haproxy'), ['-db', '-f', config], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  killOnExit(child);
  child.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  while (!(await isListening(port))) {
    if (child.exitCode !== null) throw new Error(`HAProxy ended: ${output}`);
    await setTimeout(POLL_MS);
  }
  return child;
}

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });

/** Ends a process that this one started. */
export async function end(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

function makeCertificate(folder: string): string {
  const key = path.join(folder, 'key.pem');
  const certificate = path.join(folder, 'certificate.pem');
  const site = path.join(folder, 'site.pem');
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const files = ['-keyout', key, '-out', certificate];
  execFileSync(
    installed('openssl'),
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', ...names, ...files],
    {
      stdio: 'ignore',
    },
  );
  writeFileSync(site, readFileSync(certificate, 'utf8') + readFileSync(key, 'utf8'));
  return site;
}
