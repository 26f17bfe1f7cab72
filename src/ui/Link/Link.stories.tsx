import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { Text } from '../Text/Text.tsx';
import { Link } from './Link.tsx';
import { LinkButton } from './LinkButton.tsx';

/**
 * Navigation within text, or around other content. `brand` is underlined and strong; `inherit` keeps the colour of the
 * text, also on a deep background; `plain` is for obvious links, such as a card or the logo.
 *
 * For an action use `Button`; for text within a sentence that opens something on this page `LinkButton`. It does not
 * open new windows, and colour is never its only sign.
 */
const meta = {
  component: Link,
  args: { href: '#plans', children: 'See the three plans' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Alone: Story = {};

export const InText: Story = {
  render: () => (
    <Text>
      Nothing is credited before the bank confirms it. <Link href="#wait">How long it usually takes</Link>{' '}
      depends on the bank.
    </Text>
  ),
};

export const Plain: Story = { args: { tone: 'plain', children: 'Ewe Terraces, Ikorodu' } };

export const OnADeepGround: Story = {
  render: () => (
    <Card tone="deep">
      <Text tone="onDeep2">
        Questions?{' '}
        <Link href="#support" tone="inherit">
          Write to us
        </Link>
        .
      </Text>
    </Card>
  ),
};

/** Text that opens something on this page: a button that looks like a link. */
export const OpensADialog: Story = {
  render: () => (
    <Text size="small" tone="ink2">
      By signing up you agree to the <LinkButton onClick={() => undefined}>terms</LinkButton> and the{' '}
      <LinkButton onClick={() => undefined}>privacy notice</LinkButton>.
    </Text>
  ),
};

export const Long: Story = {
  args: {
    children: '12 Admiralty Way, beside the old post office, Lekki Phase 1, Eti-Osa, Lagos State, Nigeria',
  },
};
