import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { ThemeSwitch, type ThemeSwitchProps } from './ThemeSwitch.tsx';

function Chosen({ value: start, ...rest }: ThemeSwitchProps) {
  const [theme, setTheme] = useState(start);
  return <ThemeSwitch {...rest} value={theme} onChange={setTheme} />;
}

/**
 * Light, dark, or the theme of the system, which is the default. Arrow keys select. The page sets the choice on
 * `:root` as `data-theme`; the switch itself changes nothing.
 *
 * Use one on a site, in the footer or a menu. For other choices use `ChoiceChips`. It has three options, so that the
 * system's theme can be restored.
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
