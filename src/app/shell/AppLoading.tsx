import { Page, Spinner } from '@adire/ui';
import { useProductName } from '../settings/PageSettingsContext.ts';

/** Shown at the start of a visit until the first screen's code has loaded. */
export function AppLoading() {
  const productName = useProductName();
  return (
    <Page width="narrow" main>
      <title>{productName}</title>
      <Spinner size="page" label={`Opening ${productName}`} />
    </Page>
  );
}
