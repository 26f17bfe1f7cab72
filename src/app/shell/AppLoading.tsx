import { Page, Spinner } from '@adire/ui';
import { productName } from '../product.ts';

/** The first moment of a visit, until the first screen's code is there. */
export function AppLoading() {
  return (
    <Page width="narrow">
      <title>{productName()}</title>
      <Spinner size="page" label={`Opening ${productName()}`} />
    </Page>
  );
}
