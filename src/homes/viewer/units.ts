import { UNIT_STATUS_LABELS, UNIT_STATUSES, type UnitStatus } from '#domain/listings/listings.ts';
import { unitInBlock } from '#domain/listings/units.ts';
import type { ModelApartment, ModelBuilding, ModelListing } from '../model/listing.ts';

/** A unit's data for the viewer, in addition to its geometry. */
export interface ViewerUnit extends ModelApartment {
  readonly status: UnitStatus;
}

export interface ViewerBlock extends ModelBuilding {
  readonly name: string;
  readonly apartments: readonly ViewerUnit[];
}

export interface ViewerHome extends ModelListing {
  readonly title: string;
  readonly buildings: readonly ViewerBlock[];
}

/** The first status, in the order of UNIT_STATUSES, that any unit of the block has. */
export const blockStatus = ({ apartments }: ViewerBlock): UnitStatus =>
  UNIT_STATUSES.find((each) => apartments.some(({ status }) => status === each)) ?? 'available';

/** `3 left`, or the status that prevents choosing from the block: `Sold`. */
export function blockStatusText(block: ViewerBlock): string {
  const status = blockStatus(block);
  if (status !== 'available') return UNIT_STATUS_LABELS[status];
  return `${block.apartments.filter((unit) => unit.status === 'available').length} left`;
}

/** `Floor 1, U2`, or `U2` in a block with one floor. */
export const unitOnFloor = ({ label, floor }: ViewerUnit, { floorCount }: ViewerBlock): string =>
  unitInBlock({ floorCount, floor, label });

export const unitStatusLabel = ({ id, status }: ViewerUnit, chosenId: string | null): string =>
  id === chosenId ? 'Selected' : UNIT_STATUS_LABELS[status];
