import { Button, EmptyState, Page } from '@adire/ui';
import { useProductName } from '../settings/PageSettingsContext.ts';

export function NotFoundScreen() {
  const productName = useProductName();
  return (
    <Page width="narrow">
      <title>{`Page not found · ${productName}`}</title>
      <EmptyState
        level={1}
        title="There is no page here"
        action={<Button href="/search">Search homes</Button>}
      >
        The address may have been mistyped, or the page has moved.
      </EmptyState>
    </Page>
  );
}
