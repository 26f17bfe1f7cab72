import { squareMetres } from './geometry.ts';
import type { PlanRoom } from './planRooms.ts';
import * as styles from './roomList.css.ts';

/** The drawing as text: each room's name and area. */
export function RoomList({ rooms, label }: { readonly rooms: readonly PlanRoom[]; readonly label: string }) {
  return (
    <ol className={styles.list} aria-label={label}>
      {rooms.map(({ number, name, areaSqm }) => (
        <li key={number} className={styles.item}>
          <span>{name}</span>
          <span className={styles.area}>{squareMetres(areaSqm)}</span>
        </li>
      ))}
    </ol>
  );
}
