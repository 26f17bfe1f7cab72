import { Media } from '@adire/ui';
import type { Contribution } from '#api/calls/contributions.ts';
import { type HomeLight, homeLight, unitPicturePath } from '#domain/listings/homeLights.ts';
import { heldUnitName } from '#domain/listings/units.ts';

interface HomePictureProps {
  readonly contribution: Pick<Contribution, 'property' | 'unit' | 'targets'>;
  /** Loads the picture eagerly. For the first picture of a page. */
  readonly priority?: boolean;
  readonly className?: string | undefined;
}

/** The buyer's block from the street with their own windows lit. Each reached target adds daylight. */
export function HomePicture({ contribution, priority = false, className }: HomePictureProps) {
  const light = homeLight(contribution.targets);
  return (
    <Media
      src={unitPicturePath(contribution.unit.id, light)}
      alt={`${heldUnitName(contribution)}: your windows are lit ${LIGHT_TEXTS[light]}`}
      ratio="3/2"
      priority={priority}
      className={className}
    />
  );
}

const LIGHT_TEXTS: Readonly<Record<HomeLight, string>> = {
  evening: 'in the evening',
  dawn: 'at dawn',
  day: 'in full daylight',
};
