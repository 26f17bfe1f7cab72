import type { FlowLayout } from '../../src/flows/drawing/flowLayout.ts';
import type { Flow } from '../../src/flows/graph/flow.ts';
import type { FlowGraph } from '../../src/flows/graph/graph.ts';

/** A flow with its drawings. The first shows the whole flow, or an overview if the whole is too large for a page. */
export interface DrawnFlow {
  readonly flow: Flow;
  readonly graph: FlowGraph;
  readonly drawings: readonly Drawing[];
}

export interface Drawing {
  readonly file: string;
  /** The part of the flow that it shows: `the whole`, `overview`, `Payment`. */
  readonly part: string;
  readonly layout: FlowLayout;
  readonly svg: string;
}
