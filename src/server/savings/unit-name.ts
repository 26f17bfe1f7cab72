import { blockName, fullUnitName } from '#domain/listings/units.ts';

interface UnitRow {
  readonly property: { readonly title: string };
  readonly apartment: { readonly floor: number; readonly label: string };
  readonly building: { readonly number: number; readonly floorCount: number };
}

/** 'Ile Ayo Court, Block 2, Floor 3, U1'. */
export const unitNameOf = ({ property, apartment, building }: UnitRow): string =>
  fullUnitName(property.title, {
    ...apartment,
    block: blockName(building.number),
    floorCount: building.floorCount,
  });
