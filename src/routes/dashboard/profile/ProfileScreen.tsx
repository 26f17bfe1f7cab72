import { Button, Heading, Inline, Stack, Tabs } from '@adire/ui';
import { PrivateHead } from '#app/head/PrivateHead.tsx';
import { useSession } from '#app/session/useSession.ts';
import { useSearchChoice } from '../address/searchParams.ts';
import { DocumentsLink } from './DocumentsLink.tsx';
import { EraseLink } from './EraseLink.tsx';
import { Messages } from './Messages.tsx';
import { ProfileDetails } from './ProfileDetails.tsx';
import { Security } from './Security.tsx';
import { YourData } from './YourData.tsx';

const TABS = ['profile', 'security'] as const;

const ProfileAndData = () => (
  <Stack gap={5}>
    <ProfileDetails />
    <DocumentsLink />
    <Messages />
    <YourData />
    <EraseLink />
  </Stack>
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
