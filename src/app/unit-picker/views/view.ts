import type { PropertyDetail } from '#api/calls/properties.ts';
import type { Building } from '../blocks.ts';

/** In tab order. */
export const VIEWS = ['site', 'model', 'plan'] as const;
export type View = (typeof VIEWS)[number];

export const VIEW_LABELS: Readonly<Record<View, string>> = {
  site: 'Site Layout',
  model: '3D Models',
  plan: 'Floor Plan',
};

/** The props of every view: the home, the selection and the highlight. */
export interface ViewProps {
  readonly property: PropertyDetail;
  readonly block: Building | null;
  readonly chosenId: string | null;
  /** The highlighted unit, pointed at here or on the facade. */
  readonly highlightedId: string | null;
  readonly onHighlight: (unitId: string | null) => void;
  readonly onChooseBlock: (buildingId: string) => void;
  readonly onChooseUnit: (apartmentId: string) => void;
}
