import { Grid, Lightbox, Section, Text } from '@adire/ui';
import { useState } from 'react';
import type { PropertyDetail } from '#api/calls/properties.ts';
import { ListingPicture } from '#app/pictures/ListingPicture.tsx';
import { SITE_PHOTOGRAPH_SIZES } from '#app/pictures/sizes.ts';
import { largestUrl } from '#app/pictures/sources.ts';
import { useLightboxImages } from '#app/pictures/useLightboxImages.ts';
import { followsLink } from '#app/routing/followsLink.ts';
import { formatDay } from '#domain/dates.ts';
import * as styles from './trust.css.ts';

const MIN_PHOTOGRAPH_PX = 150;

type SitePhotographsProps = Pick<PropertyDetail, 'sitePhotographs'>;

/** Dated photographs of the building site, newest first; each opens a lightbox with a download, without scripts
 * the picture itself. */
export function SitePhotographs({ sitePhotographs }: SitePhotographsProps) {
  const [openAt, setOpenAt] = useState<number | null>(null);
  const opened = useLightboxImages(
    sitePhotographs.map(({ url, alt, takenOn }) => ({ url, alt: `${alt} (${formatDay(takenOn)})` })),
  );
  if (sitePhotographs.length === 0) return null;
  return (
    <Section title="Site photographs">
      <Grid as="ul" minColumnPx={MIN_PHOTOGRAPH_PX} gap={3} aria-label="Site photographs">
        {sitePhotographs.map(({ url, alt, takenOn }, index) => (
          <li key={url}>
            <a
              href={largestUrl(url)}
              data-enhanced
              className={styles.photograph}
              onClick={(event) => {
                if (!followsLink(event)) return;
                event.preventDefault();
                setOpenAt(index);
              }}
            >
              <ListingPicture url={url} alt={alt} ratio="3/2" sizes={SITE_PHOTOGRAPH_SIZES} />
              <Text as="time" size="small" tone="ink2">
                {formatDay(takenOn)}
              </Text>
            </a>
          </li>
        ))}
      </Grid>
      <Lightbox
        label="Site photographs"
        images={opened}
        downloadLabel="Download picture"
        openAt={openAt}
        onClose={() => setOpenAt(null)}
      />
    </Section>
  );
}
