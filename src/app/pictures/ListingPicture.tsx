import { Media, type MediaProps } from '@adire/ui';
import { pictureChoices } from './sources.ts';
import { useSaveData } from './useSaveData.ts';

interface ListingPictureProps extends Pick<MediaProps, 'alt' | 'ratio' | 'priority' | 'className'> {
  /** The API's picture URL; null if there is no picture yet. */
  readonly url: string | null;
  /** The displayed width, one of `sizes.ts`. */
  readonly sizes: string;
}

/** A picture of a home or its construction; the browser chooses format and width. */
export function ListingPicture({ url, ...media }: ListingPictureProps) {
  const isSaving = useSaveData();
  return <Media {...(url === null ? { src: null } : pictureChoices(url, isSaving))} {...media} />;
}
