import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { ThemeSwitch, type ThemeSwitchProps } from './ThemeSwitch.tsx';

function Chosen({ value: start, ...rest }: ThemeSwitchProps) {
  const [theme, setTheme] = useState(start);
  return <ThemeSwitch {...rest} value={theme} onChange={setTheme} />;
}

/**
 * Light, dark, or as the system says, which is where it starts. Arrow keys choose. The page puts the choice on
 * `:root` as `data-theme`; the switch itself changes nothing.
 *
 * One on a site, in a foot or a menu. Other choices of a few are `ChoiceChips`. It refuses to be a switch with two
 * ends: then nobody could go back to what the system says.
 */
const meta = {
  component: ThemeSwitch,
  args: { value: 'system', onChange: () => undefined },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof ThemeSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AsTheSystem: Story = {};
export const Light: Story = { args: { value: 'light' } };
export const Dark: Story = { args: { value: 'dark' } };
