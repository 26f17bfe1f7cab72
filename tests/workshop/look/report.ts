import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export interface Change {
  readonly name: string;
  readonly before: Buffer | null;
  readonly after: Buffer | null;
  readonly difference: Buffer | null;
}

/** Writes a page that shows each change next to its earlier picture; returns the page's path. */
export function writeReport(folder: string, changes: readonly Change[]): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const rows = changes.map(({ name, before, after, difference }) => {
    const columns = [
      ['before', before],
      ['after', after],
      ['difference', difference],
    ] as const;
    const cells = columns.map(([label, picture]) => {
      if (!picture) return `<td>no ${label}</td>`;
      const file = `${name}-${label}.png`;
      writeFileSync(path.join(folder, file), picture);
      return `<td><img src="${file}" alt="${name}, ${label}"></td>`;
    });
    return `<tr><th scope="row">${name}</th>${cells.join('')}</tr>`;
  });
  const page = path.join(folder, 'index.html');
  writeFileSync(
    page,
    `<!doctype html><meta charset="utf-8"><title>What changed</title><style>img{max-width:30vw}</style>
<table><tr><td></td><th>before</th><th>after</th><th>difference</th></tr>${rows.join('\n')}</table>`,
  );
  return page;
}
