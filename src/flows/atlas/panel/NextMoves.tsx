import type { LucideIcon } from 'lucide-react';
import { Check, Clock, User, UserCog, X, Zap } from 'lucide-react';
import type { FlowCause } from '../../graph/graph.ts';
import { nameToWords } from '../../graph/words.ts';
import { hrefOf } from '../address/address.ts';
import type { AtlasFlow } from '../data/atlas.ts';
import { nextMoves, type PlacedMove, stateAfter, transitionsOf } from '../data/lookups.ts';
import { sideEffectText } from '../labels.ts';
import { cause as causeTone, sign } from './NextMoves.css.ts';
import * as styles from './Panel.css.ts';
import { Part } from './Part.tsx';

const CAUSES: Readonly<Record<FlowCause, { readonly Icon: LucideIcon; readonly words: string }>> = {
  person: { Icon: User, words: 'A person' },
  operator: { Icon: UserCog, words: 'An operator' },
  app: { Icon: Zap, words: 'The app' },
  time: { Icon: Clock, words: 'Time' },
  success: { Icon: Check, words: 'An answer' },
  failure: { Icon: X, words: 'A failure' },
};

export interface NextMovesProps {
  readonly flow: AtlasFlow;
  readonly state: string;
  readonly situation: number;
  /** Called with the transitions of the move under the pointer or focus. */
  readonly onConsider: (transitions: readonly string[]) => void;
}

/** All moves that are possible in the situation, as links. */
export function NextMoves({ flow, state, situation, onConsider }: NextMovesProps) {
  const moves = nextMoves(flow, situation);
  if (moves.length === 0) {
    return (
      <Part title="What can happen next">
        <p>Nothing: the flow ends here.</p>
      </Part>
    );
  }
  return (
    <Part title="What can happen next">
      <ul className={styles.list}>
        {moves.map((move) => (
          <NextMove key={move.place} flow={flow} state={state} move={move} onConsider={onConsider} />
        ))}
      </ul>
    </Part>
  );
}

function NextMove({
  flow,
  state,
  move,
  onConsider,
}: Pick<NextMovesProps, 'flow' | 'state' | 'onConsider'> & { readonly move: PlacedMove }) {
  const transitions = transitionsOf(flow, move.transitions);
  const cause = transitions[0]?.cause ?? 'app';
  const { Icon, words } = CAUSES[cause];
  const next = stateAfter(flow, move, state);
  const descriptions = [...new Set(transitions.map(({ description }) => description).filter(Boolean))];
  return (
    <li
      className={styles.item}
      onMouseEnter={() => onConsider(move.transitions)}
      onMouseLeave={() => onConsider([])}
      onFocus={() => onConsider(move.transitions)}
      onBlur={() => onConsider([])}
    >
      <span className={styles.row}>
        <span className={`${sign} ${causeTone[cause]}`}>
          <Icon size={15} role="img" aria-label={words} />
        </span>
        <a
          href={hrefOf({ page: 'state', flow: flow.id, state: next, situation: move.to })}
          className={`${styles.cover} ${styles.grow}`}
        >
          {move.words}
        </a>
      </span>
      {descriptions.length > 0 ? <span className={styles.note}>{descriptions.join(' ')}</span> : null}
      {move.call === null && move.sideEffects.length === 0 ? null : (
        <span className={styles.note}>
          {[
            ...(move.call === null ? [] : [`answers ${nameToWords(move.call)}`]),
            ...(move.sideEffects.length === 0
              ? []
              : [`then: ${move.sideEffects.map((effect) => sideEffectText(flow, effect)).join('; ')}`]),
          ].join('; ')}
        </span>
      )}
      <span className={styles.code}>{move.to === move.from ? 'stays as it is' : `→ ${next}`}</span>
    </li>
  );
}
