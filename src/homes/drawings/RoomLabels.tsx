import { centreOf } from '../model/geometry.ts';
import { squareMetres } from './geometry.ts';
import * as styles from './planDrawing.css.ts';
import type { PlanRoom } from './planRooms.ts';
import { nameLines } from './roomText.ts';

const LINE = 1.2;

interface RoomLabelsProps {
  readonly rooms: readonly PlanRoom[];
  /** The height of names on wide drawings, in metres. */
  readonly nameM: number;
}

/** Names and areas where there is room for them; elsewhere the numbers of the list under the drawing. */
export function RoomLabels({ rooms, nameM }: RoomLabelsProps) {
  return rooms.map((room) => {
    const { x, y } = centreOf(room.rect);
    const lines = nameLines(room.name, room.rect, nameM);
    const texts = lines ? [...lines, squareMetres(room.areaSqm)] : [String(room.number)];
    const top = -y - ((texts.length - 1) / 2) * LINE * nameM;
    return (
      <g key={room.number}>
        <text className={styles.number} x={x} y={-y} data-kind={room.kind}>
          {room.number}
        </text>
        <text className={styles.name} x={x} y={top} data-kind={room.kind}>
          {texts.map((text, line) => (
            <tspan key={text} x={x} dy={line === 0 ? 0 : LINE * nameM}>
              {text}
            </tspan>
          ))}
        </text>
      </g>
    );
  });
}
