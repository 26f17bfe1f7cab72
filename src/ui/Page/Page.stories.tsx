import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Page } from './Page.tsx';

const content = (
  <Stack gap={4}>
    <Heading level={1}>How your savings grow</Heading>
    <Text>
      You contribute once a month. Each contribution is credited when the bank confirms it, and never before.
      Three more months, and you get the allocation letter.
    </Text>
  </Stack>
);

/**
 * The margin and the maximum width of a page: 1200 px for most pages, 62 characters for text, 520 px for a form with
 * one column. Wider windows centre it.
 *
 * Place full-bleed pictures and cloth outside it. It has no background and no vertical space: `Section` and `Stack`
 * add those.
 */
const meta = {
  component: Page,
  args: { children: content },
  parameters: { bare: true },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {};
export const Prose: Story = { args: { width: 'prose' } };
export const Narrow: Story = { args: { width: 'narrow' } };
