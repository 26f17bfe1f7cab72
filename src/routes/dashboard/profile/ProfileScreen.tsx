import { Button, Card, Heading, Inline, Link, Section, Stack, Tabs, Text } from '@adire/ui';
import { PrivateHead } from '#app/head/PrivateHead.tsx';
import { useSession } from '#app/session/useSession.ts';
import { useSearchChoice } from '../address/searchParams.ts';
import { ChangePassword } from './ChangePassword.tsx';
import { MessagePreferences } from './MessagePreferences.tsx';
import { ProfileDetails } from './ProfileDetails.tsx';
import { Sessions } from './Sessions.tsx';
import { YourData } from './YourData.tsx';

const TABS = ['profile', 'security'] as const;

const ProfileAndData = () => (
  <Stack gap={5}>
    <ProfileDetails />
    <DocumentsLink />
    <MessagePreferences />
    <YourData />
    <EraseLink />
  </Stack>
);

/** 'Security': the password and the active sessions. */
const Security = () => (
  <Stack gap={5}>
    <ChangePassword />
    <Sessions />
  </Stack>
);

/** The link to the documents, which a phone's bottom bar of five items has no room for. */
const DocumentsLink = () => (
  <Card>
    <Section title="Documents" look={3} action={<Link href="/dashboard/documents">All your documents</Link>}>
      <Text tone="ink2">Your letters, receipts, statements and agreements.</Text>
    </Section>
  </Card>
);

/** The link to erase the account. */
const EraseLink = () => (
  <Card>
    <Section title="Erase your account" look={3}>
      <Stack gap={4} align="start">
        <Text tone="ink2">
          We delete what we store about you, and keep for a time what the law asks us to. Settle your money
          first.
        </Text>
        <Link href="/dashboard/erase">See what it means</Link>
      </Stack>
    </Section>
  </Card>
);

/** /dashboard/profile */
export function Component() {
  const [tab, chooseTab] = useSearchChoice('tab', TABS);
  const { logOut } = useSession();
  return (
    <Stack gap={6}>
      <PrivateHead title="Profile" />
      <Inline justify="between" gap={4}>
        <Heading level={1}>Profile</Heading>
        <Button variant="quiet" onClick={logOut}>
          Log out
        </Button>
      </Inline>
      <Tabs
        label="Your account"
        value={tab}
        onChange={chooseTab}
        tabs={[
          { value: 'profile', label: 'Profile', content: <ProfileAndData /> },
          { value: 'security', label: 'Security', content: <Security /> },
        ]}
      />
    </Stack>
  );
}
