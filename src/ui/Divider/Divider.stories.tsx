import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Divider } from './Divider.tsx';

/**
 * A hairline where the subject changes and space alone would not show it. Those who listen hear that something new
 * begins.
 *
 * Between rows of one list the list draws its own lines; around a subject stands a `Card`. It refuses to be ornament:
 * two dividers on a page are usually one heading too few.
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
