import type { SourceFile } from '../data/atlas.ts';
import * as styles from './Panel.css.ts';
import { Part } from './Part.tsx';

const ROLES: Readonly<Record<SourceFile['role'], string>> = {
  machine: 'Machine',
  model: 'Model',
  screen: 'Screen walk',
  page: 'Browser walk',
  part: 'Part',
};

/** The source files of a flow, as of the build of the atlas. */
export function Files({ files }: { readonly files: readonly SourceFile[] }) {
  const [main, parts] = [
    files.filter(({ role }) => role !== 'part'),
    files.filter(({ role }) => role === 'part'),
  ];
  return (
    <Part title="Files">
      <dl className={styles.facts}>
        {main.map((file) => (
          <FileRow key={file.path} file={file} />
        ))}
      </dl>
      {parts.length > 0 ? (
        <details className={styles.fold}>
          <summary>{`${parts.length} more`}</summary>
          <dl className={styles.facts}>
            {parts.map((file) => (
              <FileRow key={file.path} file={file} />
            ))}
          </dl>
        </details>
      ) : null}
    </Part>
  );
}

function FileRow({ file: { role, path, href } }: { readonly file: SourceFile }) {
  return (
    <>
      <dt>{ROLES[role]}</dt>
      <dd>
        <a href={href} className={styles.code}>
          {path}
        </a>
      </dd>
    </>
  );
}
