import type { FlowGraph } from '../graph/graph.ts';
import type { ViewEdge, ViewState } from '../graph/view.ts';
import type { Place, Way } from './places.ts';
import type { Box } from './text.ts';

/** Where everything of a diagram stands, in pixels from its top left corner. */
export interface FlowLayout {
  readonly graph: FlowGraph;
  readonly width: number;
  readonly height: number;
  /** A state before the states within it. */
  readonly states: readonly PlacedState[];
  readonly pills: readonly PlacedPill[];
  readonly starts: readonly PlacedStart[];
  readonly edges: readonly PlacedEdge[];
}

export interface PlacedState extends Place, ViewState {
  readonly box: Box;
  /** Where the text is: the whole state, or a free place at the top of a compound one. */
  readonly textPlace: Place;
}

/** Stands for every state within a state. */
export interface PlacedPill extends Place {
  readonly stateId: string;
  readonly box: Box;
}

/** The dot where a compound state begins, and the way from it. */
export interface PlacedStart extends Place {
  readonly stateId: string;
  readonly points: Way;
}

export interface PlacedEdge extends ViewEdge {
  readonly points: Way;
  readonly label: Place & { readonly box: Box };
}
