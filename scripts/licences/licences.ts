import * as z from 'zod/mini';

const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.optional(z.string()),
      license: z.optional(z.string()),
      dev: z.optional(z.boolean()),
      link: z.optional(z.boolean()),
    }),
  ),
});

export interface LicencedPackage {
  readonly name: string;
  readonly version: string;
  /** An SPDX expression; null if the package states none. */
  readonly licence: string | null;
}

const FOLDER = 'node_modules/';

/** The packages in the lock file that a server or a browser runs, without development packages. */
export function shippedPackages(lock: unknown): LicencedPackage[] {
  const { packages } = z.parse(lockFile, lock);
  return Object.entries(packages)
    .filter(([folder, { dev, link }]) => folder.includes(FOLDER) && !dev && !link)
    .map(([folder, { version = '', license = null }]) => ({
      name: folder.slice(folder.lastIndexOf(FOLDER) + FOLDER.length),
      version,
      licence: license,
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name) || a.version.localeCompare(b.version));
}

/** A page with the packages by licence, the most common licence first. */
export function licencesPage(packages: readonly LicencedPackage[]): string {
  const byLicence = [...Map.groupBy(packages, ({ licence }) => licence ?? 'none stated')].toSorted(
    ([one, these], [other, those]) => those.length - these.length || one.localeCompare(other),
  );
  const sections = byLicence.map(
    ([licence, those]) =>
      `## ${licence}\n\n${those.map(({ name, version }) => `${name} ${version}`).join(', ')}\n`,
  );
  return `# Licences\n\nOf the packages that servers and browsers run, made from the lock file by \`npm run licences\`.\n\n${sections.join('\n')}`;
}
