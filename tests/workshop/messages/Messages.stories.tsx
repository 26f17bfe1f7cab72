import type { Meta, StoryObj } from '@storybook/react-vite';
import { MESSAGE_KINDS, type MessageKind } from '#server/messages/kinds.ts';
import { MessagePreviews } from './MessagePreview.tsx';

const kindsOf = (topic: (typeof MESSAGE_KINDS)[MessageKind]): MessageKind[] =>
  Object.keys(MESSAGE_KINDS).filter((kind): kind is MessageKind => isOf(kind, topic));

const isOf = (kind: string, topic: string): kind is MessageKind =>
  Object.entries(MESSAGE_KINDS).some(([name, of]) => name === kind && of === topic);

/** Every message that the product sends, on every channel, rendered by the server's own templates. */
const meta = {
  title: 'Messages',
  component: MessagePreviews,
} satisfies Meta<typeof MessagePreviews>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Account: Story = { args: { kinds: kindsOf('account') } };
export const Payments: Story = { args: { kinds: kindsOf('payments') } };
export const Reminders: Story = { args: { kinds: kindsOf('reminders') } };
export const Homes: Story = { args: { kinds: kindsOf('homes') } };
