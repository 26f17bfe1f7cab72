import { Check, Hourglass, KeyRound, Lock, type LucideIcon } from 'lucide-react';
import type { UnitStatus } from '#domain/homes.ts';
import { type Apartment, type Building, leftIn, unitOnFloor, unitWord } from '#routes/select-unit/blocks.ts';
import type { RoomSpace } from '../space/blockSpace.ts';
import * as styles from './stage.css.ts';

const ICONS: Readonly<Record<UnitStatus, LucideIcon | null>> = {
  available: null,
  held: Hourglass,
  reserved: KeyRound,
  sold: Lock,
};
const ICON_PX = 13;

type Keep = (id: string, element: HTMLElement | null) => void;

interface UnitLabelProps {
  readonly unit: Apartment;
  readonly block: Building;
  readonly chosenId: string | null;
  readonly isPointed: boolean;
  readonly keep: Keep;
}

/** A unit's floor and name with the sign of its state; its word too where it is pointed at. */
export function UnitLabel({ unit, block, chosenId, isPointed, keep }: UnitLabelProps) {
  const { id, status } = unit;
  const name = unitOnFloor(unit, block);
  const isChosen = id === chosenId;
  const Icon = isChosen ? Check : ICONS[status];
  const className = styles.unit[isChosen ? 'chosen' : status];
  return (
    <span
      ref={(element) => keep(id, element)}
      className={isPointed ? `${className} ${styles.pointed}` : className}
      data-unit={id}
    >
      {Icon === null ? null : <Icon size={ICON_PX} />}
      {isPointed ? `${name} · ${unitWord(unit, chosenId)}` : name}
    </span>
  );
}

export function BlockLabel({ block, keep }: { readonly block: Building; readonly keep: Keep }) {
  return (
    <span ref={(element) => keep(block.id, element)} className={styles.block}>
      {`${block.name} · ${leftIn(block)} left`}
    </span>
  );
}

export function RoomLabel({
  room,
  id,
  keep,
}: {
  readonly room: RoomSpace;
  readonly id: string;
  readonly keep: Keep;
}) {
  return (
    <span ref={(element) => keep(id, element)} className={styles.room}>
      {room.name}
    </span>
  );
}
