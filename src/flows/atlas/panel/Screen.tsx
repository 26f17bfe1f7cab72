import { ChoiceChips, Lightbox } from '@adire/ui';
import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { PICTURE_SIZES, type PictureSize } from '../../paths/page/pictureSizes.ts';
import { type AtlasFlow, type PictureTheme, pictureFile, picturesKeyOf } from '../data/atlas.ts';
import { missingPictureReason } from '../data/unpictured.ts';
import * as styles from './Screen.css.ts';

/** The kind of pictures to show; kept while the user moves through the flow. */
export interface PictureChoice {
  readonly size: PictureSize;
  /** Null for the theme of the atlas. */
  readonly theme: PictureTheme | null;
}

export interface ScreenProps {
  readonly flow: AtlasFlow;
  readonly state: string;
  readonly situation: number | null;
  readonly look: PictureChoice;
  readonly onLook: (look: PictureChoice) => void;
  readonly atlasTheme: PictureTheme;
}

const SIZE_WORDS: Readonly<Record<PictureSize, string>> = { phone: 'on a phone', desk: 'at a desk' };
const LOOKS: readonly { readonly size: PictureSize; readonly theme: PictureTheme }[] = [
  { size: 'phone', theme: 'light' },
  { size: 'phone', theme: 'dark' },
  { size: 'desk', theme: 'light' },
  { size: 'desk', theme: 'dark' },
];

/** Selects the kind of pictures: phone or desktop, light or dark. */
export function LookChoices({
  look,
  onLook,
  atlasTheme,
}: Pick<ScreenProps, 'look' | 'onLook' | 'atlasTheme'>) {
  return (
    <div className={styles.choices}>
      <ChoiceChips
        label="Size of the screen"
        hideLabel
        size="small"
        value={look.size}
        onChange={(size) => onLook({ ...look, size: size ?? 'phone' })}
        options={[
          { value: 'phone', label: 'Phone' },
          { value: 'desk', label: 'Desk' },
        ]}
      />
      <ChoiceChips
        label="Theme of the screen"
        hideLabel
        size="small"
        value={look.theme ?? atlasTheme}
        onChange={(next) => onLook({ ...look, theme: next })}
        options={[
          { value: 'light', label: 'Light' },
          { value: 'dark', label: 'Dark' },
        ]}
      />
    </div>
  );
}

/** The picture of a situation, or the reason why there is none. */
export function Screen({ flow, state, situation, look, atlasTheme }: Omit<ScreenProps, 'onLook'>) {
  const [isLarge, setIsLarge] = useState(false);
  const leaves = flow.situations[situation ?? -1]?.leaves ?? [];
  const picture = flow.pictures[picturesKeyOf(leaves)];
  if (!picture) {
    return (
      <p className={styles.none}>
        <ImageOff size={20} aria-hidden="true" className={styles.noneIcon} />
        <span>{missingPictureReason(flow, state, situation)}</span>
      </p>
    );
  }
  const theme = look.theme ?? atlasTheme;
  const { width, height } = PICTURE_SIZES[look.size];
  const images = LOOKS.map((each) => ({
    ...each,
    url: pictureFile(picture.name, each.size, each.theme),
    alt: `The screen in ${leaves.join(' and ')}, ${SIZE_WORDS[each.size]}, ${each.theme}`,
  }));
  const place = LOOKS.findIndex((each) => each.size === look.size && each.theme === theme);
  return (
    <figure className={styles.screen}>
      <button
        type="button"
        className={`${styles.frame} ${styles.size[look.size]}`}
        aria-label={`${images[place]?.alt}. Enlarge`}
        onClick={() => setIsLarge(true)}
      >
        <img src={images[place]?.url} width={width} height={height} alt="" className={styles.picture} />
      </button>
      <figcaption className={styles.caption}>
        {picture.isPlayed
          ? 'A real browser; the path gave the last answer in the server’s place.'
          : 'A real browser against the real server.'}
      </figcaption>
      <Lightbox
        images={images}
        openAt={isLarge ? place : null}
        onClose={() => setIsLarge(false)}
        label="The screen, large"
      />
    </figure>
  );
}
