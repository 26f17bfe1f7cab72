import { Stack } from '@adire/ui';
import { ChangePassword } from './ChangePassword.tsx';
import { Sessions } from './Sessions.tsx';

/** 'Security': the password, and where the account is logged in. */
export const Security = () => (
  <Stack gap={5}>
    <ChangePassword />
    <Sessions />
  </Stack>
);
