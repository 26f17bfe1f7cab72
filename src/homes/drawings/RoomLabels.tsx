import { centreOf } from '../model/geometry.ts';
import { squareMetres } from './geometry.ts';
import * as styles from './planDrawing.css.ts';
import type { PlanRoom } from './planRooms.ts';
import { LINE, roomText } from './roomText.ts';

interface RoomLabelsProps {
  readonly rooms: readonly PlanRoom[];
  /** The height of names in metres, on wide and on narrow drawings. */
  readonly wideM: number;
  readonly narrowM: number;
}

/** The name of each room, with its area if it fits. */
export const RoomLabels = ({ rooms, wideM, narrowM }: RoomLabelsProps) =>
  rooms.map((room) => (
    <g key={room.number}>
      <RoomLabel room={room} usualM={wideM} className={styles.wideName} />
      <RoomLabel room={room} usualM={narrowM} className={styles.narrowName} />
    </g>
  ));

interface RoomLabelProps {
  readonly room: PlanRoom;
  readonly usualM: number;
  readonly className: string;
}

function RoomLabel({ room: { name, kind, rect, areaSqm }, usualM, className }: RoomLabelProps) {
  const { x, y } = centreOf(rect);
  const { lines, fontM } = roomText(name, squareMetres(areaSqm), rect, usualM);
  const top = -y - ((lines.length - 1) / 2) * LINE * fontM;
  return (
    <text className={className} style={{ fontSize: `${fontM}px` }} x={x} y={top} data-kind={kind}>
      {lines.map((text, line) => (
        <tspan key={text} x={x} dy={line === 0 ? 0 : LINE * fontM}>
          {text}
        </tspan>
      ))}
    </text>
  );
}
