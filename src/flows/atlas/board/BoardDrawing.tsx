import { IconButton } from '@adire/ui';
import { Maximize, ZoomIn, ZoomOut } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import type { Board } from '../../drawing/board.ts';
import { PICTURE_SIZES } from '../../paths/page/pictureSizes.ts';
import { hrefOf } from '../address/address.ts';
import { type AtlasFlow, type PictureTheme, pictureFile } from '../data/atlas.ts';
import { type StoryCard, storyCards, storyLines } from '../data/storyboard.ts';
import * as diagram from '../diagram/Diagram.css.ts';
import { useDrag } from '../diagram/useDrag.ts';
import { useZoom } from '../diagram/useZoom.ts';
import * as styles from './Board.css.ts';
import { BoardLines } from './BoardLines.tsx';

interface BoardDrawingProps {
  readonly flow: AtlasFlow;
  readonly board: Board;
  /** The id of the selected card. */
  readonly current: string;
  readonly theme: PictureTheme;
}

/** All screens of a flow in a viewport that scrolls and zooms. Each card links to its own screen. */
export function BoardDrawing({ flow, board, current, theme }: BoardDrawingProps) {
  const viewport = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const zoom = useZoom(viewport, content, board);
  useDrag(viewport);
  const cards = useMemo(() => storyCards(flow), [flow]);
  const lines = useMemo(() => storyLines(flow), [flow]);
  const { scale, isPlaced } = zoom;

  // biome-ignore lint/correctness/useExhaustiveDependencies: it scrolls when the state changes, not on every zoom
  useEffect(() => {
    const box = viewport.current;
    const card = board.cards[current];
    if (!isPlaced || !box || !card) return;
    box.scrollTo({
      left: (card.x + card.width / 2) * scale - box.clientWidth / 2,
      top: (card.y + card.height / 2) * scale - box.clientHeight / 2,
      behavior: window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
    });
  }, [current, board, isPlaced]);

  return (
    <div className={diagram.frame}>
      <section
        ref={viewport}
        className={diagram.viewport}
        aria-label={`Storyboard of ${flow.title}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users have to reach the scrolling viewport
        tabIndex={0}
      >
        <div
          ref={content}
          className={diagram.content}
          style={{ width: board.width * scale, height: board.height * scale }}
        >
          <div
            className={styles.board}
            style={{ width: board.width, height: board.height, transform: `scale(${scale})` }}
          >
            <BoardLines board={board} lines={lines} current={current} />
            {cards.map((card) => (
              <Card
                key={card.id}
                flow={flow}
                board={board}
                card={card}
                isCurrent={card.id === current}
                theme={theme}
              />
            ))}
          </div>
        </div>
      </section>
      <div className={diagram.tools}>
        <IconButton label="Zoom in" icon={<ZoomIn size={20} />} onClick={zoom.zoomIn} />
        <output className={diagram.scale} aria-label="Zoom">
          {Math.round(scale * 100)}%
        </output>
        <IconButton label="Zoom out" icon={<ZoomOut size={20} />} onClick={zoom.zoomOut} />
        <IconButton label="Show all of it" icon={<Maximize size={20} />} onClick={zoom.fit} />
      </div>
    </div>
  );
}

interface CardProps extends Pick<BoardDrawingProps, 'flow' | 'board' | 'theme'> {
  readonly card: StoryCard;
  readonly isCurrent: boolean;
}

function Card({ flow, board, card, isCurrent, theme }: CardProps) {
  const picture = flow.pictures[card.id];
  const { x, y, width, height } = board.cards[card.id] ?? { x: 0, y: 0, width: 0, height: 0 };
  return (
    <a
      href={hrefOf({ page: 'board', flow: flow.id, situation: card.situation })}
      aria-current={isCurrent ? 'step' : undefined}
      className={styles.card}
      style={{ left: x, top: y, width, height }}
    >
      <span className={styles.name}>{card.leaves.join(' · ')}</span>
      {picture ? (
        <img
          src={pictureFile(picture.name, 'phone', theme)}
          {...PICTURE_SIZES.phone}
          alt=""
          loading="lazy"
          className={styles.picture}
        />
      ) : (
        <span className={styles.unpictured}>no picture</span>
      )}
    </a>
  );
}
