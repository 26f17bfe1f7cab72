import type { DiagramAddress } from '../address/address.ts';
import type { AtlasFlow } from './atlas.ts';
import { movesOf, situationsOf } from './lookups.ts';

/** The states that the address selects, and the transitions taken to get there. The diagram highlights both. */
export interface Position {
  /** The selected or newly entered state first, then the others that are active with it. */
  readonly states: readonly string[];
  readonly transitions: readonly string[];
}

export function positionAt(flow: AtlasFlow, address: DiagramAddress): Position {
  switch (address.page) {
    case 'flow':
      return { states: [], transitions: [] };
    case 'state': {
      const { state } = address;
      const places = situationsOf(flow, state);
      const place = places.find((each) => each === address.situation) ?? places[0];
      const beside = (flow.situations[place ?? -1]?.leaves ?? []).filter((leaf) => leaf !== state);
      return { states: [state, ...beside], transitions: [] };
    }
    case 'path': {
      const path = flow.paths[address.path - 1];
      const moves = movesOf(flow, path?.moves ?? []).slice(0, address.step);
      const last = moves.at(-1);
      const before = flow.situations[last?.from ?? -1]?.leaves ?? [];
      const leaves = flow.situations[last?.to ?? path?.first ?? -1]?.leaves ?? [];
      const news = leaves.filter((leaf) => !before.includes(leaf));
      return {
        states: [...news, ...leaves.filter((leaf) => !news.includes(leaf))],
        transitions: last?.transitions ?? [],
      };
    }
  }
}
