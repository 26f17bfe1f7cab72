import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/Inline.tsx';
import { Badge } from './Badge.tsx';

/**
 * A status in its own words; the colour only repeats the text. Green is successful, active and completed; grey is
 * pending and archived; red is failed; gold needs attention; clay marks the recommended option.
 *
 * For something that can be removed use `Chip`, for a sentence `Notice`. A badge always has text and is not
 * interactive.
 */
const meta = { component: Badge, args: { tone: 'positive', children: 'Successful' } } satisfies Meta<
  typeof Badge
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: () => (
    <Inline gap={2}>
      <Badge tone="positive">Successful</Badge>
      <Badge tone="neutral">Pending</Badge>
      <Badge tone="critical">Failed</Badge>
      <Badge tone="attention">in 7 days</Badge>
      <Badge tone="accent">Recommended</Badge>
    </Inline>
  ),
};

/** In lists the dots make the statuses easy to scan. */
export const WithADot: Story = {
  render: () => (
    <Inline gap={2}>
      <Badge tone="positive" dot>
        Successful
      </Badge>
      <Badge tone="neutral" dot>
        Pending
      </Badge>
      <Badge tone="critical" dot>
        Failed
      </Badge>
    </Inline>
  ),
};

export const Long: Story = { args: { tone: 'neutral', children: 'Waiting for the bank to confirm' } };
