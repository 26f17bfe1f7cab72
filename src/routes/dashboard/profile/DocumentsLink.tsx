import { Card, Link, Section, Text } from '@adire/ui';

/** The way to the documents, which a phone's bar of five places has no room for. */
export const DocumentsLink = () => (
  <Card>
    <Section title="Documents" look={3} action={<Link href="/dashboard/documents">All your documents</Link>}>
      <Text tone="ink2">Your letters, receipts, statements and agreements.</Text>
    </Section>
  </Card>
);
