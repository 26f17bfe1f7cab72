import type { FlowGraph } from '../graph/graph.ts';
import type { ViewEdge, ViewState } from '../graph/view.ts';
import type { Place, Way } from './places.ts';
import type { Box } from './text.ts';

/** The positions of all elements of a diagram, in pixels from its top left corner. */
export interface FlowLayout {
  readonly graph: FlowGraph;
  readonly width: number;
  readonly height: number;
  /** Each parent before its children. */
  readonly states: readonly PlacedState[];
  readonly pills: readonly PlacedPill[];
  readonly starts: readonly PlacedStart[];
  readonly edges: readonly PlacedEdge[];
}

export interface PlacedState extends Place, ViewState {
  readonly box: Box;
  /** The place of the text: the whole state, or a free area at the top of a compound state. */
  readonly textPlace: Place;
}

/** Represents any state within a state. */
export interface PlacedPill extends Place {
  readonly stateId: string;
  readonly box: Box;
}

/** The dot of a compound state's initial transition, with the edge from it. */
export interface PlacedStart extends Place {
  readonly stateId: string;
  readonly points: Way;
}

export interface PlacedEdge extends ViewEdge {
  readonly points: Way;
  readonly label: Place & { readonly box: Box };
}
