import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Divider } from './Divider.tsx';

/**
 * A thin line for a change of subject that space alone would not show. Screen readers announce it as a separator.
 *
 * Lists draw their own lines between rows; to frame a subject use `Card`. If a page needs several dividers, it
 * probably needs a heading.
 */
const meta = { component: Divider } satisfies Meta<typeof Divider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BetweenTwoSubjects: Story = {
  render: () => (
    <Stack gap={4}>
      <Text>Four bedrooms, a study, parking for two cars.</Text>
      <Divider />
      <Text tone="ink2">Offered by Adeyemi and Sons, since 14 November.</Text>
    </Stack>
  ),
};
