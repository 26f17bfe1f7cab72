import { hrefOf } from '../address/address.ts';
import type { AtlasFlow } from '../data/atlas.ts';
import { movesOf, pathsThrough, stateAfter } from '../data/lookups.ts';
import * as styles from './Panel.css.ts';
import { Part } from './Part.tsx';

/** The shortest way to a situation, as a sentence with a link for each step. */
export function Way({
  flow,
  state,
  situation,
}: {
  readonly flow: AtlasFlow;
  readonly state: string;
  readonly situation: number;
}) {
  const here = flow.situations[situation];
  if (!here) return null;
  const moves = movesOf(flow, here.way);
  const story = pathsThrough(flow, state)[0];
  return (
    <Part title="How to get there">
      <p>
        <span className={styles.strong}>{flow.title}</span>
        {`, ${here.start}`}
        {moves.map((move) => {
          const next = stateAfter(flow, move, state);
          return (
            <span key={move.place}>
              {' › '}
              <a href={hrefOf({ page: 'state', flow: flow.id, state: next, situation: move.to })}>
                {move.words}
              </a>
            </span>
          );
        })}
        {moves.length === 0 ? ': it begins here.' : '.'}
      </p>
      {story ? (
        <p>
          <a href={hrefOf({ page: 'path', flow: flow.id, path: story.number, step: 0 })}>
            Play a path that comes here
          </a>
        </p>
      ) : null}
    </Part>
  );
}
