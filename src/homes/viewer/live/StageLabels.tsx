import { Check, Hourglass, KeyRound, Lock, type LucideIcon } from 'lucide-react';
import type { UnitStatus } from '#domain/homes.ts';
import type { RoomSpace } from '../space/blockSpace.ts';
import { availableCount, unitOnFloor, unitStatusLabel, type ViewerBlock, type ViewerUnit } from '../units.ts';
import * as styles from './stage.css.ts';

const ICONS: Readonly<Record<UnitStatus, LucideIcon | null>> = {
  available: null,
  held: Hourglass,
  reserved: KeyRound,
  sold: Lock,
};
const ICON_PX = 13;

type Register = (id: string, element: HTMLElement | null) => void;

interface UnitLabelProps {
  readonly unit: ViewerUnit;
  readonly block: ViewerBlock;
  readonly chosenId: string | null;
  readonly isPointed: boolean;
  readonly register: Register;
}

/** A unit's floor and name with the icon of its status; the status in text too while it is pointed at. */
export function UnitLabel({ unit, block, chosenId, isPointed, register }: UnitLabelProps) {
  const { id, status } = unit;
  const name = unitOnFloor(unit, block);
  const isChosen = id === chosenId;
  const Icon = isChosen ? Check : ICONS[status];
  const className = styles.unit[isChosen ? 'chosen' : status];
  return (
    <span
      ref={(element) => register(id, element)}
      className={isPointed ? `${className} ${styles.pointed}` : className}
      data-unit={id}
    >
      {Icon === null ? null : <Icon size={ICON_PX} />}
      {isPointed ? `${name} · ${unitStatusLabel(unit, chosenId)}` : name}
    </span>
  );
}

export function BlockLabel({
  block,
  register,
}: {
  readonly block: ViewerBlock;
  readonly register: Register;
}) {
  return (
    <span ref={(element) => register(block.id, element)} className={styles.block}>
      {`${block.name} · ${availableCount(block)} left`}
    </span>
  );
}

export function RoomLabel({
  room,
  id,
  register,
}: {
  readonly room: RoomSpace;
  readonly id: string;
  readonly register: Register;
}) {
  return (
    <span ref={(element) => register(id, element)} className={styles.room}>
      {room.name}
    </span>
  );
}
