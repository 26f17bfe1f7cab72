import { Motif, type MotifName } from '../Cloth/Motif.tsx';
import { classNames } from '../private/classNames.ts';
import * as styles from './ClothSquare.css.ts';

export interface ClothSquareProps {
  readonly motif: MotifName;
  /**
   * `deep`: a square of the cloth. `lit`: the one in gold. `dyed`: a completed one. `bare`: one to come. Defaults to
   * `deep`.
   */
  readonly tone?: keyof typeof styles.tone | undefined;
  readonly size?: keyof typeof styles.size | undefined;
}

/** One square of the cloth. Decoration: explain it in the text next to it. */
export const ClothSquare = ({ motif, tone = 'deep', size = 'm' }: ClothSquareProps) => (
  <span className={classNames(styles.square, styles.size[size])} aria-hidden="true">
    <span className={classNames(styles.ground, styles.tone[tone])} />
    <span className={classNames(styles.line, styles.lineTone[tone])}>
      <Motif name={motif} />
    </span>
  </span>
);
