import { classNames } from '../private/classNames.ts';
import * as styles from './Cloth.css.ts';
import { motifAt } from './motifs.ts';
import { CELL, MOTIF, pasteLines } from './pasteLines.ts';
import spriteUrl from './sprite.svg?no-inline';

interface ClothSquare {
  readonly column: number;
  readonly row: number;
}

export interface ClothProps {
  readonly columns: number;
  /** Without it, the cloth fills the height of its container and is cropped at the edge. */
  readonly rows?: number | undefined;
  /** The one square in gold, with the compound's motif; column and row counted from 0. */
  readonly lit?: ClothSquare | undefined;
  /** An empty square with a dashed border in clay. */
  readonly missing?: ClothSquare | undefined;
  readonly tone?: keyof typeof styles.tone | undefined;
  readonly className?: string | undefined;
}

const INSET = (CELL - MOTIF) / 2;

/** The brand's pattern of adire cloth. Decoration: use at most one in a view, with no text on it. */
export function Cloth({ columns, rows, lit, missing, tone = 'deep', className }: ClothProps) {
  const drawnRows = rows ?? columns * 3;
  const cells = Array.from({ length: columns * drawnRows }, (_, place) => ({
    column: place % columns,
    row: Math.floor(place / columns),
  }));
  const isAt = (square: ClothSquare | undefined, { column, row }: ClothSquare) =>
    square?.column === column && square.row === row;
  return (
    <svg
      viewBox={`0 0 ${columns * CELL} ${drawnRows * CELL}`}
      preserveAspectRatio="xMinYMin slice"
      strokeWidth={2.6}
      className={classNames(styles.cloth, styles.tone[tone], rows === undefined && styles.fills, className)}
      aria-hidden="true"
    >
      <path d={pasteLines(columns, drawnRows)} className={styles.paste} />
      {cells.map((cell) => {
        const { column, row } = cell;
        const box = {
          x: column * CELL + INSET,
          y: row * CELL + INSET,
          width: MOTIF,
          height: MOTIF,
        };
        if (isAt(missing, cell)) {
          return <rect key={`${column} ${row}`} {...box} rx={4} className={styles.missing} />;
        }
        const isLit = isAt(lit, cell);
        return (
          <use
            key={`${column} ${row}`}
            href={`${spriteUrl}#m-${isLit ? 'agbole' : motifAt(column, row)}`}
            {...box}
            className={isLit ? styles.lit : undefined}
          />
        );
      })}
    </svg>
  );
}
