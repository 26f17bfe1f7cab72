import { Page, Spinner, Stack, Text } from '@adire/ui';
import { useProductName } from '../settings/PageSettingsContext.ts';
import * as styles from './AppLoading.css.ts';
import { NeedsScripts } from './NeedsScripts.tsx';

/** Shown at the start of a visit until the first screen's code has loaded. */
export function AppLoading() {
  const productName = useProductName();
  return (
    <Page width="narrow" main>
      <title>{productName}</title>
      <div className={styles.loading}>
        <Spinner size="page" label={`Opening ${productName}`} />
        <div className={styles.slow} aria-hidden="true">
          <Text tone="ink2">Opening {productName}. This takes longer on a slow network.</Text>
        </div>
      </div>
      <noscript>
        <Stack gap={4} className={styles.missing}>
          <NeedsScripts level={1} />
        </Stack>
      </noscript>
    </Page>
  );
}
