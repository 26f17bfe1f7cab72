import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

/** A socket's path may have about a hundred bytes; longer folders get one in the system's temporary folder. */
const MAX_SOCKET_PATH_BYTES = 100;

export class FolderInUseError extends Error {
  constructor(folder: string) {
    super(
      `Another process has the data folder ${folder} open. Stop it first, or set DATA_DIR to another folder.`,
    );
    this.name = 'FolderInUseError';
  }
}

/**
 * Holds a folder for this process by listening on a socket in it: the embedded database itself lets two
 * processes write over each other. The lock goes with the process, however it dies.
 * @throws FolderInUseError when a living process holds it.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const socketPath = socketPathOf(folder);
  const server = (await listen(socketPath)) ?? (await takeOver(folder, socketPath));
  server.unref();
  return () => new Promise((resolve) => server.close(() => resolve()));
}

async function takeOver(folder: string, socketPath: string): Promise<net.Server> {
  if (await answers(socketPath)) throw new FolderInUseError(folder);
  await rm(socketPath, { force: true });
  const server = await listen(socketPath);
  if (!server) throw new FolderInUseError(folder);
  return server;
}

function socketPathOf(folder: string): string {
  const absolute = path.resolve(folder);
  const inFolder = path.join(absolute, 'lock.sock');
  if (Buffer.byteLength(inFolder) <= MAX_SOCKET_PATH_BYTES) return inFolder;
  return path.join(os.tmpdir(), `${createHash('sha256').update(absolute).digest('hex').slice(0, 32)}.sock`);
}

/** Null when the socket is there already. */
function listen(socketPath: string): Promise<net.Server | null> {
  return new Promise((resolve, reject) => {
    const server = net.createServer((connection) => connection.end());
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    );
    server.listen(socketPath, () => resolve(server));
  });
}

function answers(socketPath: string): Promise<boolean> {
  return new Promise((resolve) => {
    const connection = net.connect(socketPath);
    connection.once('connect', () => {
      connection.destroy();
      resolve(true);
    });
    connection.once('error', () => resolve(false));
  });
}
