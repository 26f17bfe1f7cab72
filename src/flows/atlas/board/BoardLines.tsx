import type { Board } from '../../drawing/board.ts';
import type { Point } from '../../drawing/places.ts';
import type { StoryLine } from '../data/storyboard.ts';
import * as styles from './Board.css.ts';

interface BoardLinesProps {
  readonly board: Board;
  readonly lines: readonly StoryLine[];
  /** The id of the card whose lines are highlighted. */
  readonly current: string;
}

/** The moves between the screens. A line that starts at a button has a dot there. */
export function BoardLines({ board, lines, current }: BoardLinesProps) {
  const placed = new Map(board.lines.map((line) => [line.id, line]));
  const drawn = lines.flatMap((line) => {
    const place = placed.get(line.id);
    return place ? [{ ...line, ...place, isLit: line.from === current, start: startOf(board, line) }] : [];
  });
  return (
    <>
      {drawn.map(({ id, words, label, isLit }) => (
        <span
          key={id}
          className={styles.label}
          data-lit={isLit || undefined}
          style={{ left: label.x, top: label.y, width: label.width, height: label.height }}
        >
          {words.map((each) => (
            <span key={each}>{each}</span>
          ))}
        </span>
      ))}
      <svg className={styles.lines} width={board.width} height={board.height} aria-hidden="true">
        {drawn.map(({ id, points, start, isLit }) => (
          <g key={id} className={styles.line} data-lit={isLit || undefined}>
            <path d={pathOf(start ? [start, ...points] : points)} />
            <path d={arrowheadPath(points.at(-1))} className={styles.head} />
            {start ? <circle cx={start.x} cy={start.y} r={4.5} className={styles.head} /> : null}
          </g>
        ))}
      </svg>
    </>
  );
}

/** The centre of the button, at the height where its line leaves the card. */
function startOf(board: Board, { id, from, spot }: StoryLine): Point | null {
  const card = board.cards[from];
  const [first] = board.lines.find((line) => line.id === id)?.points ?? [];
  return card && first && spot ? { x: card.x + (spot.x + spot.width / 2) * card.width, y: first.y } : null;
}

const pathOf = (points: readonly Point[]): string =>
  points.map(({ x, y }, place) => `${place === 0 ? 'M' : 'L'}${x} ${y}`).join('');

/** Lines enter from the left. */
const arrowheadPath = (end: Point | undefined): string => (end ? `M${end.x} ${end.y}l-8 -4.5v9z` : '');
