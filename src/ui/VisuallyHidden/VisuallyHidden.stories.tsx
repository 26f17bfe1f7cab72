import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../Text/Text.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/**
 * Text for screen readers, where sighted users get the same from a check mark or a position.
 *
 * If the text helps everybody, show it. An icon button has `label`, a field without a visible label `hideLabel`. Do
 * not put focusable elements inside: nobody should tab to something invisible.
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
export const BesideVisibleText: StoryObj<typeof meta> = {};
