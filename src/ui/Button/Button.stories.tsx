import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, Copy } from 'lucide-react';
import { Inline } from '../Inline/Inline.tsx';
import { Button } from './Button.tsx';

/**
 * Starts an action. Use `Link` for navigation within text and `IconButton` if an icon is enough.
 *
 * Use `main` once in a view. A disabled button stays in the tab order and shows its reason; the types do not accept
 * `disabled` without one. With `href` it is a link and takes no props of a button.
 */
const meta = { component: Button, args: { children: 'Make contribution' } } satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Main: Story = {};

export const MainLarge: Story = { args: { size: 'large', iconAfter: <ArrowRight /> } };

export const Variants: Story = {
  render: () => (
    <Inline gap={3}>
      <Button>Main</Button>
      <Button variant="quiet">Quiet</Button>
      <Button variant="tint" icon={<Copy />}>
        Tint
      </Button>
      <Button variant="text">Text</Button>
      <Button variant="critical">Critical</Button>
    </Inline>
  ),
};

/** It keeps its width and ignores clicks; its label stays. */
export const Busy: Story = { args: { busy: true } };

export const DisabledWithReason: Story = { args: { disabledReason: 'Pick a unit first.' } };

export const AsLink: Story = { args: { href: '#plans', children: 'See the plans' } };

export const Pill: Story = { args: { shape: 'pill', block: true, children: 'Log in' } };
