import { useState } from 'react';
import type { PropertyDetail } from '#api/calls/properties.ts';
import type { Apartment, Building } from '#app/unit-picker/blocks.ts';
import { unitAddress } from '#machines/contribution/contribution.urls.ts';

export interface UnitChoice {
  /** Null if the home has no blocks. */
  readonly block: Building | null;
  /** Null until a unit is chosen, and again if it becomes unavailable. */
  readonly unit: Apartment | null;
  /** Set if 'Next' was pressed without a unit. */
  readonly error: string | null;
  readonly chooseBlock: (buildingId: string) => void;
  readonly chooseUnit: (apartmentId: string) => void;
  /** Opens the wizard with the unit; a visitor logs in first and returns to the same unit. */
  readonly next: { readonly onClick: () => void } | { readonly href: string };
}

const isFree = ({ status }: Apartment): boolean => status === 'available';

/** The block and unit chosen on a home's page. Initially the first block with an available unit. */
export function useUnitChoice({ id, buildings }: Pick<PropertyDetail, 'id' | 'buildings'>): UnitChoice {
  const [blockId, setBlockId] = useState<string | null>(null);
  const [unitId, setUnitId] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const block =
    buildings.find((each) => each.id === blockId) ??
    buildings.find(({ apartments }) => apartments.some(isFree)) ??
    buildings[0] ??
    null;
  const unit = block?.apartments.find((each) => each.id === unitId && isFree(each)) ?? null;
  return {
    block,
    unit,
    error,
    chooseBlock: (buildingId) => {
      setBlockId(buildingId);
      setUnitId(null);
      setError(null);
    },
    chooseUnit: (apartmentId) => {
      setBlockId(
        buildings.find(({ apartments }) => apartments.some((each) => each.id === apartmentId))?.id ?? null,
      );
      setUnitId(apartmentId);
      setError(null);
    },
    next: unit ? { href: unitAddress(id, unit.id) } : { onClick: () => setError('Please select a unit!') },
  };
}
