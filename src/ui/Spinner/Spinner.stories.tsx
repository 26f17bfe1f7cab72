import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { Figure } from '../Figure/Figure.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { Spinner } from './Spinner.tsx';

/**
 * Indicates a short operation of unknown duration. It has the size and colour of the text around it. With a `label`
 * screen readers announce it; without one, the text next to it must name what is in progress.
 *
 * `Button` and `IconButton` show their own with `busy`. For a page or a list use `Skeleton`, for minutes
 * `WaitTracker`. With reduced motion it pulses instead of turning.
 */
const meta = { component: Spinner } satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithALabel: Story = { args: { label: 'Opening your account' } };

export const BesideText: Story = {
  render: () => (
    <Inline gap={2}>
      <Spinner />
      <Text as="span">Checking the code</Text>
    </Inline>
  ),
};

/** As large as the text around it. */
export const Large: Story = {
  render: () => (
    <Text size="lead">
      <Spinner label="Loading countries" />
    </Text>
  ),
};

export const OnADeepGround: Story = {
  render: () => (
    <Card tone="deep">
      <Inline gap={3}>
        <Spinner />
        <Figure value="02:14" size="m" as="span" />
      </Inline>
    </Card>
  ),
};

export const FullPage: Story = { args: { label: 'Opening your account', size: 'page' } };
