import { assignInlineVars } from '@vanilla-extract/dynamic';
import { boundsOf, grow, type QuarterTurns } from '../model/geometry.ts';
import type { Level } from '../model/model.ts';
import type { PlacedPiece } from '../scene/rooms/layout/piece.ts';
import { NorthArrow, ScaleBar } from './Compass.tsx';
import { Furniture } from './Furniture.tsx';
import { svgRect, viewBoxOf } from './geometry.ts';
import { frame, narrowSize, wideSize } from './lettering.css.ts';
import { Openings } from './Openings.tsx';
import * as styles from './planDrawing.css.ts';
import type { PlanRoom } from './planRooms.ts';
import { RoomLabels } from './RoomLabels.tsx';
import { StairShape } from './StairShape.tsx';
import { Walls } from './Walls.tsx';

const AROUND_M = 0.4;
/** Space below the plan for the arrow and the scale. */
const FOOT_M = 1.5;
const SCALE_M = 5;
/** Maximum scale on wide screens. */
const MAX_PX_PER_METRE = 46;

interface PlanDrawingProps {
  readonly level: Level;
  readonly rooms: readonly PlanRoom[];
  readonly furniture: readonly PlacedPiece[];
  readonly turns: QuarterTurns;
  readonly label: string;
}

/** One storey of one unit, with its front at the bottom. */
export function PlanDrawing({ level, rooms, furniture, turns, label }: PlanDrawingProps) {
  const plan = grow(boundsOf(rooms.map(({ rect }) => rect)), AROUND_M);
  const box = { ...plan, y0: plan.y0 - FOOT_M };
  const widthM = box.x1 - box.x0;
  const nameM = Math.max(0.34, widthM * 0.025);
  const narrowM = widthM * 0.04;
  const footY = -plan.y0 + FOOT_M / 2;
  const stairs = level.stairs.filter(({ rect }) => rooms.some((room) => room.rect === rect));
  return (
    <div className={frame}>
      <svg
        viewBox={viewBoxOf(box)}
        className={styles.drawing}
        style={{
          maxWidth: `${Math.round(widthM * MAX_PX_PER_METRE)}px`,
          ...assignInlineVars({ [wideSize]: `${nameM}px`, [narrowSize]: `${narrowM}px` }),
        }}
        role="img"
        aria-label={label}
      >
        {rooms.map(({ number, kind, rect }) => (
          <rect key={number} {...svgRect(rect)} className={styles.room} data-kind={kind} />
        ))}
        <Furniture pieces={furniture} />
        {stairs.map((stair) => (
          <StairShape key={stair.rect.x0} stair={stair} />
        ))}
        <Walls walls={level.walls} />
        <Openings walls={level.walls} />
        <RoomLabels rooms={rooms} furniture={furniture} wideM={nameM} narrowM={narrowM} />
        <ScaleBar x={plan.x0 + AROUND_M} y={footY} lengthM={SCALE_M} tickM={0.16} />
        <NorthArrow x={plan.x1 - 1.4} y={footY} sizeM={1} turns={turns} />
      </svg>
    </div>
  );
}
