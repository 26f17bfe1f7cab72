import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Text } from '../Text/Text.tsx';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { Tabs, type TabsProps } from './Tabs.tsx';

function Views({ value: start, ...rest }: TabsProps) {
  const [view, setView] = useState(start);
  return <Tabs {...rest} value={view} onChange={setView} />;
}

const tabs = [
  { value: 'overview', label: 'Overview', content: <Text>₦3,600,000 of ₦9,600,000.</Text> },
  {
    value: 'progress',
    label: 'Project Progress',
    content: <Text>Plaster and windows, from 5 October.</Text>,
  },
  { value: 'payments', label: 'Payment History', content: <Text>Nine payments.</Text> },
];

/**
 * Several views of one subject, one at a time. Arrow keys move and select, Home and End go to the ends. Tabs without
 * `content` are for a page that renders the view elsewhere.
 *
 * For destinations use `SideNav`, for steps `Stepper`, for a value of a form `ChoiceChips`. It has no disabled tabs
 * and five at most. On a phone the row scrolls sideways.
 */
const meta = {
  component: Tabs,
  args: { label: 'Ewe Terraces', value: 'overview', onChange: () => undefined, tabs },
  render: (args) => <Views {...args} />,
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {};
export const Selected: Story = { args: { value: 'progress' } };
export const WithoutContent: Story = {
  args: { tabs: tabs.map(({ value, label }) => ({ value, label })) },
};
export const Long: Story = {
  args: {
    tabs: [
      ...tabs,
      { value: 'letters', label: 'Letters and agreements', content: <Text>Two letters.</Text> },
      { value: 'neighbours', label: 'Who else contributes here', content: <Text>Eleven others.</Text> },
    ],
  },
};
/** The first tab is on the right, and the left arrow key moves to the next one. */
export const FromRightToLeft: Story = {
  decorators: [
    (Story) => (
      <UiProvider direction="rtl">
        <div dir="rtl">
          <Story />
        </div>
      </UiProvider>
    ),
  ],
};
