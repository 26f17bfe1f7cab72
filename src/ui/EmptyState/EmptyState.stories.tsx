import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { Text } from '../Text/Text.tsx';
import { EmptyState } from './EmptyState.tsx';

/**
 * Replaces a list or page that has no content yet: a cloth with one missing square, a sentence and an action. Inside a
 * card or a tab use the size `part`.
 *
 * For failed content use `ErrorState`, for content that is loading `Skeleton`. Explain what will appear here, and
 * offer the action that leads to it.
 */
const meta = {
  component: EmptyState,
  args: {
    title: 'You have saved nothing yet',
    children: <Text tone="inherit">Touch the heart on a picture to keep it here, and compare.</Text>,
    action: <Button size="large">Explore</Button>,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {};
export const WithoutAnAction: Story = { args: { action: undefined } };
export const TitleAlone: Story = { args: { children: undefined, action: undefined } };
export const InsideACard: Story = {
  args: { level: 3, title: 'No transactions', action: undefined, children: 'Send money, and it shows here.' },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
};
export const Long: Story = {
  args: {
    title:
      'Nothing that we know of has five bedrooms, three baths and a garden in Ibeju Lekki for ₦12,000,000',
    children: 'Take one of the filters away, or tell us what you are looking for: we look for it with you.',
  },
};
