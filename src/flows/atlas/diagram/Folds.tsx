import { Minus, Plus } from 'lucide-react';
import type { FlowLayout } from '../../drawing/layout.ts';
import { titleOf } from '../../graph/words.ts';
import * as styles from './Diagram.css.ts';

export interface FoldsProps {
  readonly layout: FlowLayout;
  readonly scale: number;
  readonly onFold: (state: string) => void;
}

/** A fold button on each state with children; its size is the same at any scale. */
export function Folds({ layout, scale, onFold }: FoldsProps) {
  return layout.states
    .filter(({ state }) => state.children.length > 0 && state.parent !== null)
    .map(({ state, isCollapsed, x, y, width }) => (
      <button
        key={state.id}
        type="button"
        className={styles.fold}
        style={{ left: (x + width) * scale, top: y * scale }}
        aria-expanded={!isCollapsed}
        aria-label={`${titleOf(state.name)}: the ${state.holds ?? 'state'}s within`}
        title={isCollapsed ? `Unfold ${titleOf(state.name)}` : `Fold ${titleOf(state.name)}`}
        onClick={() => onFold(state.id)}
      >
        {isCollapsed ? <Plus size={14} aria-hidden="true" /> : <Minus size={14} aria-hidden="true" />}
      </button>
    ));
}
