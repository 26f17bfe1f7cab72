import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { installDebianPackages } from '../../scripts/setup/debian.mjs';

/** Debian's packages of the programs that the load and the faults start. */
const PACKAGES = {
  etcd: 'etcd-server',
  haproxy: 'haproxy',
  openssl: 'openssl',
  patroni: 'patroni',
  pgbouncer: 'pgbouncer',
} as const;
type Program = keyof typeof PACKAGES;

/** Where Debian has programs of services, which is not on everybody's PATH. */
const SYSTEM_FOLDERS = ['/usr/sbin', '/usr/local/sbin'];
const POSTGRES_ROOT = '/usr/lib/postgresql';

/**
 * The path of a program. Installs Debian's package if it is missing.
 * @throws with what to install by hand, if that is impossible.
 */
export function installed(program: Program): string {
  const found = find(program);
  if (found !== null) return found;
  installDebianPackages([PACKAGES[program]], program);
  const added = find(program);
  if (added === null) throw new Error(`Debian's ${PACKAGES[program]} has no ${program}`);
  return added;
}

function find(program: Program): string | null {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), ...SYSTEM_FOLDERS];
  return folders.map((folder) => path.join(folder, program)).find((file) => existsSync(file)) ?? null;
}

/** The folder with the programs of Debian's newest PostgreSQL; like `installed`. */
export function postgresPrograms(): string {
  if (newestPostgres() === null) installDebianPackages(['postgresql'], 'PostgreSQL');
  const folder = newestPostgres();
  if (folder === null) throw new Error(`Debian's postgresql has no server in ${POSTGRES_ROOT}`);
  return folder;
}

function newestPostgres(): string | null {
  const versions = existsSync(POSTGRES_ROOT) ? readdirSync(POSTGRES_ROOT) : [];
  return (
    versions
      .toSorted((one, other) => Number(other) - Number(one))
      .map((version) => path.join(POSTGRES_ROOT, version, 'bin'))
      .find((folder) => existsSync(path.join(folder, 'postgres'))) ?? null
  );
}
