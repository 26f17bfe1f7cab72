import { Button, IconButton } from '@adire/ui';
import { Pause, Play, SkipBack, StepBack, StepForward } from 'lucide-react';
import { useEffect, useState } from 'react';
import { hrefOf } from '../address/address.ts';
import { moveTo } from '../address/useAddress.ts';
import type { AtlasFlow } from '../data/atlas.ts';
import { countedPaths, movesOf, stateAfter } from '../data/lookups.ts';
import * as styles from './Panel.css.ts';
import { PanelHeading } from './PanelHeading.tsx';
import { Part } from './Part.tsx';
import { Outcomes } from './PathList.tsx';
import type { ScreenProps } from './Screen.tsx';
import { Seen } from './Seen.tsx';
import { Stage } from './Stage.tsx';
import { controls } from './StoryPanel.css.ts';

/** The time to look at a screen. */
const STEP_MS = 2_500;

export interface StoryPanelProps extends Pick<ScreenProps, 'look' | 'onLook' | 'atlasTheme'> {
  readonly flow: AtlasFlow;
  /** Counted from 1. */
  readonly path: number;
  /** The number of steps taken. */
  readonly step: number;
}

/** A path as a story, one screen after the other, played automatically or step by step. */
export function StoryPanel({ flow, path: number, step: wanted, ...screen }: StoryPanelProps) {
  const [isPlaying, setIsPlaying] = useState(false);
  const path = countedPaths(flow)[number - 1];
  const moves = movesOf(flow, path?.moves ?? []);
  const step = Math.min(wanted, moves.length);
  const isOver = step === moves.length;
  const id = flow.id;
  useEffect(() => {
    if (!isPlaying) return;
    if (isOver) {
      setIsPlaying(false);
      return;
    }
    const timer = window.setTimeout(
      () => moveTo({ page: 'path', flow: id, path: number, step: step + 1 }),
      STEP_MS,
    );
    return () => window.clearTimeout(timer);
  }, [isPlaying, isOver, id, number, step]);

  if (!path) {
    return (
      <div className={styles.panel}>
        <PanelHeading place={`${id} path ${number}`}>There is no such path</PanelHeading>
        <a href={hrefOf({ page: 'flow', flow: id })}>All paths of this flow</a>
      </div>
    );
  }
  const to = (next: number): void => moveTo({ page: 'path', flow: id, path: number, step: next });
  const place = moves[step - 1]?.to ?? path.first;
  const situation = flow.situations[place];
  const stops = stopsOf(flow, path.first, moves);
  const state = stops[step]?.state ?? '';
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <span className={styles.note}>{`Path ${number} of ${flow.paths.length}`}</span>
        <PanelHeading place={`${id} path ${number}`}>{path.sentence}</PanelHeading>
        <Outcomes path={path} />
      </div>
      <div className={controls}>
        <IconButton label="To the beginning" icon={<SkipBack size={20} />} onClick={() => to(0)} />
        <IconButton
          label="Previous step"
          icon={<StepBack size={20} />}
          onClick={() => to(Math.max(0, step - 1))}
        />
        <Button
          variant="main"
          icon={isPlaying ? <Pause size={18} /> : <Play size={18} />}
          onClick={() => {
            if (isOver) to(0);
            setIsPlaying(!isPlaying);
          }}
        >
          {isPlaying ? 'Pause' : isOver ? 'Play again' : 'Play'}
        </Button>
        <IconButton
          label="Next step"
          icon={<StepForward size={20} />}
          onClick={() => to(Math.min(moves.length, step + 1))}
        />
        <output className={styles.note} aria-live="polite">
          {`Step ${step} of ${moves.length}: ${stops[step]?.words ?? ''}`}
        </output>
      </div>
      <Stage flow={flow} state={state} situation={place} {...screen}>
        <Part title="The steps">
          <ol className={styles.list}>
            {stops.map((stop, number) => (
              <li
                key={stop.key}
                className={styles.item}
                data-current={number === step ? '' : undefined}
                aria-current={number === step ? 'step' : undefined}
              >
                <span className={styles.row}>
                  <button
                    type="button"
                    className={`${styles.cover} ${styles.grow}`}
                    onClick={() => to(number)}
                  >
                    {stop.words}
                  </button>
                  <span className={styles.code}>{stop.state}</span>
                </span>
              </li>
            ))}
          </ol>
          <p>
            <a href={hrefOf({ page: 'state', flow: id, state, situation: place })}>All about {state}</a>
          </p>
        </Part>
      </Stage>
      {situation ? <Seen situation={situation} /> : null}
    </div>
  );
}

interface Stop {
  readonly key: string;
  readonly words: string;
  readonly state: string;
}

/** The stops of the story: the beginning, then the situation after each step. */
function stopsOf(flow: AtlasFlow, first: number, moves: ReturnType<typeof movesOf>): Stop[] {
  const begun = flow.situations[first];
  const stops = [{ key: 'begin', words: begun?.start ?? flow.title, state: begun?.leaves[0] ?? '' }];
  for (const [number, move] of moves.entries()) {
    const state = stateAfter(flow, move, stops.at(-1)?.state ?? '');
    stops.push({ key: `${number} ${move.place}`, words: move.words, state });
  }
  return stops;
}
