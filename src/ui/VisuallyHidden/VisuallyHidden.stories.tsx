import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../Text/Text.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/**
 * Words for those who listen, where those who look see the same by other means: a check mark, a place in a row.
 *
 * Where the words help everybody, show them. A button that is an icon has `label`; a field without a visible label
 * has `hideLabel`. It refuses what can be focused: nobody should tab to a place that cannot be seen.
 */
const meta = {
  component: VisuallyHidden,
  args: { children: ', done' },
  render: (args) => (
    <Text>
      ✓ Unit
      <VisuallyHidden {...args} />
    </Text>
  ),
} satisfies Meta<typeof VisuallyHidden>;
export default meta;

/** “Unit, done” is heard, “✓ Unit” is seen. */
export const BesideWhatIsSeen: StoryObj<typeof meta> = {};
