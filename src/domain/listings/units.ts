import { floorName } from './listings.ts';

/** A unit's position in its property. */
export interface UnitPlace {
  /** 'Block 2'. */
  readonly block: string;
  /** How many floors the block has. */
  readonly floorCount: number;
  /** 0 is the ground floor. */
  readonly floor: number;
  /** 'U1', counted along its floor: not unique in its block. */
  readonly label: string;
}

/** The name of a property's nth block, from 1. */
export const blockName = (number: number): string => `Block ${number}`;

/** A unit's name within its block: 'Floor 3, U1', or 'U2' if the block has one floor. */
export function unitInBlock({ floorCount, floor, label }: Omit<UnitPlace, 'block'>): string {
  if (floorCount <= 1) return label;
  return `${floorName(floor)}, ${label}`;
}

/** A unit's whole name within its property: 'Block 2, Floor 3, U1', or 'Block 1, U2' if the block has one floor. */
export const unitName = ({ block, ...place }: UnitPlace): string => `${block}, ${unitInBlock(place)}`;

/** The unit's full name with its property: 'Ile Ayo Court, Block 2, Floor 3, U1'. */
export const fullUnitName = (propertyTitle: string, place: UnitPlace): string =>
  `${propertyTitle}, ${unitName(place)}`;

/** The full name of a contribution's unit. */
export const heldUnitName = ({
  property,
  unit,
}: {
  readonly property: { readonly title: string };
  readonly unit: { readonly name: string };
}): string => `${property.title}, ${unit.name}`;
