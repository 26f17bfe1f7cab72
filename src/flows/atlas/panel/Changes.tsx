import { PICTURE_SIZES } from '../../paths/page/pictureSizes.ts';
import { hrefOf } from '../address/address.ts';
import {
  type AtlasFlow,
  type Comparison,
  type PictureTheme,
  pastPictureFile,
  pictureFile,
} from '../data/atlas.ts';
import type { GraphChange } from '../data/changes.ts';
import { stateOf } from '../data/lookups.ts';
import { type ChangeSide, sidesOf } from '../data/sides.ts';
import { CHANGE_LABELS, count } from '../labels.ts';
import * as columns from './Changes.css.ts';
import * as styles from './Panel.css.ts';
import { Part } from './Part.tsx';
import { ToneBadge } from './ToneBadge.tsx';

interface ChangesProps {
  readonly flow: AtlasFlow;
  readonly since: Comparison;
  /** Of the pictures. */
  readonly theme: PictureTheme;
}

/** The changes of a flow since the compared version. */
export function Changes({ flow, since, theme }: ChangesProps) {
  const { changes } = flow;
  if (changes === null || 'nothing' in since) {
    const reason = 'nothing' in since ? `: ${since.nothing}` : '.';
    return (
      <Part title="What changed">
        <p>{`There is nothing to compare with${reason}`}</p>
      </Part>
    );
  }
  const { commit, date, subject } = since.with;
  return (
    <Part title="What changed">
      <p className={styles.note}>
        {`${changes.length === 0 ? 'Nothing' : count(changes.length, 'change')} since `}
        <span className={styles.code}>{commit}</span>
        {` of ${date}: ${subject}`}
      </p>
      {changes.length > 0 ? (
        <ul className={styles.list}>
          {changes.map((change) => (
            <Change
              key={`${change.kind} ${change.what} ${change.id}`}
              flow={flow}
              change={change}
              theme={theme}
            />
          ))}
        </ul>
      ) : null}
    </Part>
  );
}

interface ChangeProps {
  readonly flow: AtlasFlow;
  readonly change: GraphChange;
  readonly theme: PictureTheme;
}

function Change({ flow, change, theme }: ChangeProps) {
  const { kind, what, state, name } = change;
  const isThere = stateOf(flow, state) !== undefined;
  const words =
    what === 'transition' ? `${name}, in ${state || 'the flow itself'}` : name.replaceAll('`', '');
  const { before, after } = sidesOf(flow, change);
  return (
    <li className={styles.item}>
      <span className={styles.row}>
        {isThere ? (
          <a
            href={hrefOf({ page: 'state', flow: flow.id, state, situation: null })}
            className={`${styles.strong} ${styles.grow}`}
          >
            {words}
          </a>
        ) : (
          <span className={`${styles.grow} ${styles.strong}`}>{words}</span>
        )}
        <ToneBadge tone={kind}>{`${CHANGE_LABELS[kind]} ${what}`}</ToneBadge>
      </span>
      <div className={columns.sides}>
        {kind === 'added' ? null : <Side title="Before" side={before} file={pastPictureFile} theme={theme} />}
        {kind === 'removed' ? null : <Side title="After" side={after} file={pictureFile} theme={theme} />}
      </div>
    </li>
  );
}

interface SideProps {
  readonly title: string;
  readonly side: ChangeSide;
  readonly file: typeof pictureFile;
  readonly theme: PictureTheme;
}

function Side({ title, side: { texts, rules, picture, noPicture }, file, theme }: SideProps) {
  const { width, height } = PICTURE_SIZES.phone;
  return (
    <section className={columns.side}>
      <h3 className={styles.partTitle}>{title}</h3>
      {texts.map(({ name, text }) => (
        <p key={name} className={columns.text}>
          <span className={styles.note}>{`${name}: `}</span>
          {text || 'none'}
        </p>
      ))}
      {rules.map((rule) => (
        <p key={rule} className={columns.text}>
          <span className={styles.note}>{'rule: '}</span>
          {rule}
        </p>
      ))}
      {picture ? (
        <img
          src={file(picture.name, 'phone', theme)}
          width={width}
          height={height}
          loading="lazy"
          alt={`The screen, ${title.toLowerCase()}`}
          className={columns.picture}
        />
      ) : (
        <p className={columns.none}>{noPicture}</p>
      )}
    </section>
  );
}
