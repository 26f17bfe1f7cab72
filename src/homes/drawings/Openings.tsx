import type { Point } from '../model/geometry.ts';
import type { Opening, Wall } from '../model/model.ts';
import { svgRect } from './geometry.ts';
import * as styles from './planDrawing.css.ts';
import { alongWall } from './Walls.tsx';

/** Doors with their swings, windows and passages, in their walls. */
export function Openings({ walls }: { readonly walls: readonly Wall[] }) {
  return walls.flatMap((wall) =>
    wall.openings.map((opening) => {
      const key = `${wall.from.x} ${wall.from.y} ${wall.to.x} ${opening.offsetM}`;
      if (opening.kind === 'door' || opening.kind === 'entrance') {
        return (
          <path key={key} d={leafPath(wall, opening)} className={styles.leaf} data-kind={opening.kind} />
        );
      }
      if (opening.kind === 'passage') return null;
      return <Glass key={key} wall={wall} opening={opening} />;
    }),
  );
}

function Glass({
  wall,
  opening: { offsetM, widthM, kind },
}: {
  readonly wall: Wall;
  readonly opening: Opening;
}) {
  const end = offsetM + widthM;
  const pane = alongWall({ ...wall, thicknessM: 0.06 }, offsetM, end);
  return (
    <>
      <rect {...svgRect(alongWall(wall, offsetM, end))} className={styles.reveal} />
      <rect {...svgRect(pane)} className={styles.glass} data-kind={kind} />
    </>
  );
}

/** The open leaf, and the quarter circle of its edge. */
function leafPath({ from, to }: Wall, { offsetM, widthM, hinge, swing }: Opening): string {
  const isEast = from.y === to.y;
  const along: Point = isEast ? { x: 1, y: 0 } : { x: 0, y: 1 };
  const left: Point = { x: -along.y, y: along.x };
  const side = swing === 'left' ? 1 : -1;
  const at = (distance: number): Point => ({
    x: from.x + along.x * distance,
    y: from.y + along.y * distance,
  });
  const start = at(offsetM);
  const end = at(offsetM + widthM);
  const [pivot, jamb] = hinge === 'start' ? [start, end] : [end, start];
  const tip: Point = { x: pivot.x + left.x * widthM * side, y: pivot.y + left.y * widthM * side };
  // The same turn in SVG coordinates, where y increases downwards.
  const turnsRight = side > 0 === (hinge === 'start');
  return `M${pivot.x} ${-pivot.y}L${tip.x} ${-tip.y}A${widthM} ${widthM} 0 0 ${turnsRight ? 1 : 0} ${jamb.x} ${-jamb.y}`;
}
