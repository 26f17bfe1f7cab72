import { useState } from 'react';
import { titleOf } from '../../graph/words.ts';
import { hrefOf } from '../address/address.ts';
import { type AtlasFlow, type PictureTheme, picturesKeyOf } from '../data/atlas.ts';
import { nextMoves, stateOf } from '../data/lookups.ts';
import * as page from '../FlowPage.css.ts';
import * as styles from '../panel/Panel.css.ts';
import { PanelHeading } from '../panel/PanelHeading.tsx';
import { Part } from '../panel/Part.tsx';
import { LookChoices, type PictureChoice } from '../panel/Screen.tsx';
import { Seen } from '../panel/Seen.tsx';
import { BoardDrawing } from './BoardDrawing.tsx';
import { PressableScreen } from './PressableScreen.tsx';

export interface StoryboardProps {
  readonly flow: AtlasFlow;
  /** Null selects the first situation of the flow. */
  readonly situation: number | null;
  readonly atlasTheme: PictureTheme;
}

/** The real screens of a flow and the moves between them, next to the selected screen, whose buttons can be pressed. */
export function Storyboard({ flow, situation: wanted, atlasTheme }: StoryboardProps) {
  const [look, setLook] = useState<PictureChoice>({ size: 'phone', theme: null });
  const place = wanted !== null && flow.situations[wanted] ? wanted : 0;
  const situation = flow.situations[place];
  const leaves = situation?.leaves ?? [];
  const theme = look.theme ?? atlasTheme;
  const moves = nextMoves(flow, place);
  return (
    <main className={page.page}>
      <div className={page.chart}>
        {flow.board ? (
          <BoardDrawing flow={flow} board={flow.board} current={picturesKeyOf(leaves)} theme={theme} />
        ) : (
          <p className={page.waiting}>No walk in a browser has left pictures of this flow.</p>
        )}
      </div>
      <section className={page.side} aria-label="The screen">
        <div className={styles.panel}>
          <div className={styles.head}>
            <span className={styles.note}>
              {`Storyboard of `}
              <a href={hrefOf({ page: 'flow', flow: flow.id })}>{flow.title}</a>
            </span>
            <PanelHeading place={`${flow.id} board ${place}`}>
              {leaves.map((leaf) => titleOf(stateOf(flow, leaf)?.name ?? leaf)).join(', ')}
            </PanelHeading>
            {leaves.map((leaf) => (
              <p key={leaf}>{stateOf(flow, leaf)?.description}</p>
            ))}
          </div>
          <LookChoices look={look} onLook={setLook} atlasTheme={atlasTheme} />
          <PressableScreen flow={flow} situation={place} size={look.size} theme={theme} />
          <Part title="What leads on">
            {moves.length === 0 ? <p>Nothing: the flow ends here.</p> : null}
            <ul className={styles.list}>
              {moves.map((move) => (
                <li key={move.place} className={styles.item}>
                  <span className={styles.row}>
                    <a
                      href={hrefOf({ page: 'board', flow: flow.id, situation: move.to })}
                      className={`${styles.cover} ${styles.grow}`}
                    >
                      {move.words}
                    </a>
                    {flow.presses[move.place] ? <span className={styles.note}>on the screen</span> : null}
                  </span>
                </li>
              ))}
            </ul>
            <p>
              <a href={hrefOf({ page: 'board', flow: flow.id, situation: null })}>Begin again</a>
            </p>
          </Part>
          {situation ? <Seen situation={situation} /> : null}
        </div>
      </section>
    </main>
  );
}
