import { UNIT_STATUS_LABELS, type UnitStatus } from '#domain/homes.ts';
import { unitInBlock } from '#domain/units.ts';
import type { ModelApartment, ModelBuilding, ModelListing } from '../model/listing.ts';

/** What the viewer shows of a unit beside its geometry. */
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

export const availableCount = ({ apartments }: ViewerBlock): number =>
  apartments.filter(({ status }) => status === 'available').length;

/** `Floor 1, U2`; `U2` in a block of one floor. */
export const unitOnFloor = ({ label, floor }: ViewerUnit, { floorCount }: ViewerBlock): string =>
  unitInBlock({ floorCount, floor, label });

export const unitStatusLabel = ({ id, status }: ViewerUnit, chosenId: string | null): string =>
  id === chosenId ? 'Selected' : UNIT_STATUS_LABELS[status];
