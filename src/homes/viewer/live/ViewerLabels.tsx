import { Check } from 'lucide-react';
import { STATUS_ICON_PX, StatusIcon } from '../StatusIcon.tsx';
import type { RoomSpace } from '../space/blockSpace.ts';
import {
  blockStatus,
  blockStatusText,
  unitOnFloor,
  unitStatusLabel,
  type ViewerBlock,
  type ViewerUnit,
} from '../units.ts';
import * as styles from './viewer.css.ts';

type Register = (id: string, element: HTMLElement | null) => void;

interface UnitLabelProps {
  readonly unit: ViewerUnit;
  readonly block: ViewerBlock;
  readonly chosenId: string | null;
  readonly isPointed: boolean;
  readonly register: Register;
}

/** A unit's floor and name with its status icon; while pointed at, also its status as text. */
export function UnitLabel({ unit, block, chosenId, isPointed, register }: UnitLabelProps) {
  const { id, status } = unit;
  const name = unitOnFloor(unit, block);
  const isChosen = id === chosenId;
  const className = styles.unit[isChosen ? 'chosen' : status];
  return (
    <span
      ref={(element) => register(id, element)}
      className={isPointed ? `${className} ${styles.pointed}` : className}
      data-unit={id}
    >
      {isChosen ? <Check size={STATUS_ICON_PX} /> : <StatusIcon status={status} />}
      {isPointed ? `${name} · ${unitStatusLabel(unit, chosenId)}` : name}
    </span>
  );
}

interface BlockLabelProps {
  readonly block: ViewerBlock;
  readonly register: Register;
}

export function BlockLabel({ block, register }: BlockLabelProps) {
  const status = blockStatus(block);
  return (
    <span ref={(element) => register(block.id, element)} className={styles.unit[status]}>
      <StatusIcon status={status} />
      {`${block.name} · ${blockStatusText(block)}`}
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
