import { Card, Link, Section, Text } from '@adire/ui';

/** The way to erase the account. */
export const EraseLink = () => (
  <Card>
    <Section
      title="Erase your account"
      look={3}
      action={<Link href="/dashboard/erase">See what it means</Link>}
    >
      <Text tone="ink2">
        We delete what we store about you, and keep for a time what the law asks us to. Settle your money
        first.
      </Text>
    </Section>
  </Card>
);
