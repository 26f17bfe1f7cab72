import type { Stair } from '../model/model.ts';
import * as styles from './planDrawing.css.ts';

const WALL_M = 0.12;
const START_M = 0.15;

/** Two flights side by side: the treads, and an arrow up. */
export function StairShape({ stair: { rect, risers, goingM, foot, goesUp } }: { readonly stair: Stair }) {
  const treads = risers / 2 - 1;
  const x0 = rect.x0 + WALL_M;
  const x1 = rect.x1 - WALL_M;
  const middle = (x0 + x1) / 2;
  const direction = foot === 'front' ? 1 : -1;
  const footY = foot === 'front' ? rect.y0 + START_M : rect.y1 - START_M;
  const y = (distance: number) => -(footY + direction * distance);
  const endM = treads * goingM;
  const turnM = endM + 0.45;
  const [up, down] = [(middle + x1) / 2, (x0 + middle) / 2];
  // On the top floor the stair only goes down, so the arrow ends at the foot.
  const path = [`M${up} ${y(0)}`, `V${y(turnM)}`, `H${down}`, `V${y(0.25)}`].join('');
  const head = `M${down - 0.12} ${y(0.45)}L${down} ${y(0.25)}L${down + 0.12} ${y(0.45)}`;
  return (
    <g className={styles.stair} data-goes={goesUp ? 'up' : 'down'}>
      {Array.from({ length: treads + 1 }, (_, tread) => tread * goingM).map((distance) => (
        <path key={distance} d={`M${x0} ${y(distance)}H${x1}`} />
      ))}
      <path d={`M${middle} ${y(0)}V${y(endM)}`} />
      <path d={path} className={styles.climb} />
      <path d={head} className={styles.climb} />
    </g>
  );
}
