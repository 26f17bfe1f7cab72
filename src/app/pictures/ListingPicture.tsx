import { Media, type MediaProps } from '@adire/ui';
import { pictureChoices } from './sources.ts';
import { useSaveData } from './useSaveData.ts';

interface ListingPictureProps extends Pick<MediaProps, 'alt' | 'ratio' | 'priority' | 'className'> {
  /** As on the wire; null while there is none. */
  readonly url: string | null;
  /** How wide it is shown: `sizes.ts`. */
  readonly sizes: string;
}

/** A picture of a home or of its building, in the format and width that suit the browser. */
export function ListingPicture({ url, ...media }: ListingPictureProps) {
  const isSaving = useSaveData();
  return <Media {...(url === null ? { src: null } : pictureChoices(url, isSaving))} {...media} />;
}
