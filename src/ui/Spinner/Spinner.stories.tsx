import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { Figure } from '../Figure/Figure.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { Spinner } from './Spinner.tsx';

/**
 * Something is under way, it is short, and nobody knows how far it is. It has the size and the colour of the text
 * around it. With a `label` it says what is awaited; without one, something beside it must.
 *
 * `Button` and `IconButton` bring their own by `busy`. For a page or a list use `Skeleton`s, for a wait of minutes a
 * `WaitTracker`. It refuses a percentage; under reduced motion it breathes and does not turn.
 */
const meta = { component: Spinner } satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithALabel: Story = { args: { label: 'Opening your account' } };

export const BesideItsWords: Story = {
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

export const OfAPage: Story = { args: { label: 'Opening your account', size: 'page' } };
