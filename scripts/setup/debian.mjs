import { execFileSync } from 'node:child_process';

/** Installs Debian packages and reports it; if that is impossible, prints what to install manually. */
export function installDebianPackages(packages, what) {
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
  } catch (error) {
    throw new Error(
      `${what} could not be installed. Please install it by hand (Debian: apt-get install ${packages.join(' ')}).`,
      { cause: error },
    );
  }
}
