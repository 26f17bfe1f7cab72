import type { PropertyDetail } from '#api/calls/properties.ts';
import type { Building } from '../blocks.ts';

/** In the order of their tabs. */
export const VIEWS = ['site', 'model', 'plan'] as const;
export type View = (typeof VIEWS)[number];

export const VIEW_LABELS: Readonly<Record<View, string>> = {
  site: 'Site Layout',
  model: '3D Models',
  plan: 'Floor Plan',
};

/** What each view shows of the home, and what can be chosen in it. */
export interface ViewProps {
  readonly property: PropertyDetail;
  readonly block: Building | null;
  readonly chosenId: string | null;
  /** The unit that is pointed at, here or in the drawn front. */
  readonly highlightedId: string | null;
  readonly onHighlight: (unitId: string | null) => void;
  readonly onChooseBlock: (buildingId: string) => void;
  readonly onChooseUnit: (apartmentId: string) => void;
}
