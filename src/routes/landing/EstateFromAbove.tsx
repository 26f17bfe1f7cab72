import { Heading, Link, Page, Stack, Text } from '@adire/ui';
import { ListingPicture } from '#app/pictures/ListingPicture.tsx';
import { PAGE_SIZES } from '#app/pictures/sizes.ts';
import { usePageSettings } from '#app/settings/PageSettingsContext.ts';
import { searchPath } from '#machines/search/search.url.ts';
import * as styles from './EstateFromAbove.css.ts';
import { SHOWPIECES } from './showpieces.ts';

/** An aerial picture of a whole estate of the sample, with a link to its homes where they are on sale. */
export function EstateFromAbove() {
  const { estate } = SHOWPIECES;
  // A product with a real bank has no sample homes to lead to.
  const { sandbox } = usePageSettings();
  if (!estate) return null;
  return (
    <Page>
      <section className={styles.estate} aria-labelledby="estate">
        <div className={styles.words}>
          <Heading level={2} id="estate">
            You choose the block and the unit
          </Heading>
          <Stack gap={2}>
            <Text size="lead" tone="ink2">
              Each home is drawn with what is around it: its neighbours, its side of the lane, its floors and
              its rooms.
            </Text>
            {sandbox.bank ? (
              <Text>
                <Link href={searchPath({ q: estate.title })}>{`See ${estate.title}, ${estate.town}`}</Link>
              </Text>
            ) : null}
          </Stack>
        </div>
        <ListingPicture url={estate.url} alt={estate.alt} className={styles.picture} sizes={PAGE_SIZES} />
      </section>
    </Page>
  );
}
