import { Button, EmptyState, Page } from '@adire/ui';
import { PrivateHead } from '../head/PrivateHead.tsx';

export function NotFoundScreen() {
  return (
    <Page width="narrow">
      <PrivateHead title="Page not found" />
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
