import type { PlacedPiece } from '../scene/rooms/layout/piece.ts';
import { squareMetres } from './geometry.ts';
import * as styles from './planDrawing.css.ts';
import type { PlanRoom } from './planRooms.ts';
import { LINE, roomText } from './roomText.ts';
import { textPlace } from './textPlace.ts';

interface RoomLabelsProps {
  readonly rooms: readonly PlanRoom[];
  readonly furniture: readonly PlacedPiece[];
  /** The height of names in metres, on wide and on narrow drawings. */
  readonly wideM: number;
  readonly narrowM: number;
}

/** The name of each room, with its area if it fits. */
export const RoomLabels = ({ rooms, furniture, wideM, narrowM }: RoomLabelsProps) =>
  rooms.map((room) => (
    <g key={room.number}>
      <RoomLabel room={room} furniture={furniture} usualM={wideM} className={styles.wideName} />
      <RoomLabel room={room} furniture={furniture} usualM={narrowM} className={styles.narrowName} />
    </g>
  ));

interface RoomLabelProps {
  readonly room: PlanRoom;
  readonly furniture: readonly PlacedPiece[];
  readonly usualM: number;
  readonly className: string;
}

function RoomLabel({ room, furniture, usualM, className }: RoomLabelProps) {
  const { name, kind, rect, areaSqm } = room;
  const text = roomText(name, squareMetres(areaSqm), rect, usualM);
  const { lines, fontM } = text;
  const { x, y } = textPlace(text, rect, furniture);
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
