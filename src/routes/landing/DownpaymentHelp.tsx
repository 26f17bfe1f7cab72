import { Button, Heading, Page, Stack, Text } from '@adire/ui';
import { ListingPicture } from '#app/pictures/ListingPicture.tsx';
import { HALF_SIZES } from '#app/pictures/sizes.ts';
import * as styles from './DownpaymentHelp.css.ts';
import { SHOWPIECES } from './showpieces.ts';

export const DownpaymentHelp = () => (
  <Page>
    <section className={styles.block} aria-labelledby="downpayment">
      <ListingPicture
        url={SHOWPIECES.livingRoom?.url ?? null}
        alt={SHOWPIECES.livingRoom?.alt ?? 'A living room'}
        ratio="3/2"
        sizes={HALF_SIZES}
      />
      <Stack gap={6}>
        <Stack gap={4}>
          <Heading level={2} id="downpayment">
            Get help with downpayment
          </Heading>
          <Text size="lead" tone="ink2">
            Short of the first target? Tell us what you have put away and where you want to live. We will look
            at your RSA, your employer's scheme and your dates with you.
          </Text>
        </Stack>
        <div>
          <Button variant="quiet" href="/contact-support">
            Contact Us
          </Button>
        </div>
      </Stack>
    </section>
  </Page>
);
