import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { Avatar } from './Avatar.tsx';

/** An inline drawing, so that the story needs no network. */
const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="peru"/><circle cx="32" cy="26" r="12" fill="saddlebrown"/><path d="M8 64c2-18 12-24 24-24s22 6 24 24z" fill="seagreen"/></svg>',
)}`;

/**
 * A person's picture, or the initials of first and last name if there is no picture or it does not load.
 *
 * It is decoration: put the name next to it, or label the link around it. Do not use it as a status, a button or a
 * badge.
 */
const meta = {
  component: Avatar,
  args: { name: 'Tolu Adeyemi', size: 64 },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Initials: Story = {};
export const Picture: Story = { args: { src: picture } };
export const PictureFails: Story = { args: { src: 'data:image/png,broken' } };
export const OneName: Story = { args: { name: 'Ọlájùmọ̀kẹ́' } };
export const WithoutName: Story = { args: { name: '' } };

export const BesideTheName: Story = {
  args: { size: 36 },
  render: (args) => (
    <Inline>
      <Avatar {...args} />
      <Text as="span" weight="strong">
        {args.name}
      </Text>
    </Inline>
  ),
};
