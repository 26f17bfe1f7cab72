import { VisuallyHidden } from '@adire/ui';
import { ImageOff } from 'lucide-react';
import { PICTURE_SIZES, type PictureSize } from '../../paths/page/pictureSizes.ts';
import { hrefOf } from '../address/address.ts';
import { type AtlasFlow, type PictureTheme, pictureFile, picturesKeyOf, type Spot } from '../data/atlas.ts';
import { nextMoves } from '../data/lookups.ts';
import { missingPictureReason } from '../data/unpictured.ts';
import * as frame from '../panel/Screen.css.ts';
import * as styles from './Board.css.ts';

interface PressableScreenProps {
  readonly flow: AtlasFlow;
  readonly situation: number;
  readonly size: PictureSize;
  readonly theme: PictureTheme;
}

/** A picture of a screen. Its buttons lead to the same situations as in the browser walk. */
export function PressableScreen({ flow, situation, size, theme }: PressableScreenProps) {
  const leaves = flow.situations[situation]?.leaves ?? [];
  const picture = flow.pictures[picturesKeyOf(leaves)];
  if (!picture) {
    return (
      <p className={frame.none}>
        <ImageOff size={20} aria-hidden="true" className={frame.noneIcon} />
        <span>{missingPictureReason(flow, leaves[0] ?? '', situation)}</span>
      </p>
    );
  }
  const { width, height } = PICTURE_SIZES[size];
  const spots = new Map<string, { readonly spot: Spot; readonly words: string; readonly to: number }>();
  for (const { place, words, to } of nextMoves(flow, situation)) {
    const spot = flow.presses[place]?.[size];
    // Other moves by the same button are listed with the next moves.
    if (spot && spot.y < 1 && spot.y + spot.height > 0 && !spots.has(JSON.stringify(spot)))
      spots.set(JSON.stringify(spot), { spot, words, to });
  }
  return (
    <figure className={frame.screen}>
      <div className={`${styles.pressable} ${frame.size[size]}`}>
        <img
          src={pictureFile(picture.name, size, theme)}
          width={width}
          height={height}
          alt={`The screen in ${leaves.join(' and ')}`}
          className={frame.picture}
        />
        {[...spots].map(([key, { spot, words, to }]) => (
          <a
            key={key}
            href={hrefOf({ page: 'board', flow: flow.id, situation: to })}
            title={words}
            className={styles.spot}
            style={percent(spot)}
          >
            <VisuallyHidden>{`Press: ${words}`}</VisuallyHidden>
          </a>
        ))}
      </div>
      <figcaption className={frame.caption}>
        {spots.size > 0
          ? 'What is framed can be pressed, and leads on.'
          : 'Nothing on this screen was pressed to go on: see what leads on.'}
      </figcaption>
    </figure>
  );
}

const percent = ({ x, y, width, height }: Spot) => ({
  left: `${x * 100}%`,
  top: `${y * 100}%`,
  width: `${width * 100}%`,
  height: `${height * 100}%`,
});
