import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Installs Debian packages where that is possible, and reports it. `otherWays` are those to get the program elsewhere.
 * @throws Error that names all ways
 */
export function installDebianPackages(packages, what, otherWays = '') {
  const needed = `${what} is needed: install Debian's ${packages.join(', ')}${otherWays}.`;
  if (!existsSync('/usr/bin/apt-get')) throw new Error(needed);
  console.log(`${what} is missing: installing Debian's ${packages.join(', ')} …`);
  const isRoot = process.getuid?.() === 0;
  const apt = (...args) =>
    execFileSync(isRoot ? 'apt-get' : 'sudo', isRoot ? args : ['-n', 'apt-get', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  try {
    apt('update');
    apt('install', '-y', '--no-install-recommends', ...packages);
  } catch (cause) {
    throw new Error(needed, { cause });
  }
}
