import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../Text/Text.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/**
 * Text for screen readers whose information is otherwise only visual, such as a check mark or a position.
 *
 * If the text helps every user, show it. An icon button has `label`, a field without a visible label `hideLabel`. Do
 * not put focusable elements inside: Tab must not reach invisible elements.
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

/** Screen readers announce “Unit, done”; the page shows “✓ Unit”. */
export const BesideVisibleText: StoryObj<typeof meta> = {};
