import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Cloth } from '../Cloth/Cloth.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Page } from '../Page/Page.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { SplitPanel } from './SplitPanel.tsx';

const form = (
  <Page width="narrow">
    <Stack gap={5}>
      <Heading level={1}>Log in</Heading>
      <TextField label="Phone number or Email" pill />
      <Button shape="pill" block>
        Log in
      </Button>
    </Stack>
  </Page>
);

/**
 * Two halves: the brand panel on a deep background on the left, the task on the right. The left half stays in place
 * while the right one scrolls.
 *
 * Use it for pages with a single task, such as logging in; other pages use `NavBar` or `SideNav` around a `Page`.
 * Phones do not show the panel, so nothing essential may be there only.
 */
const meta = {
  component: SplitPanel,
  args: { panel: <Cloth columns={4} />, children: form },
  parameters: { bare: true },
} satisfies Meta<typeof SplitPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithCloth: Story = {};
export const WithWords: Story = {
  args: {
    panel: (
      <Page>
        <Text size="lead" tone="onDeep">
          One square a month, until the cloth is whole.
        </Text>
      </Page>
    ),
  },
};
export const Long: Story = {
  args: {
    children: (
      <Page width="narrow">
        {Array.from({ length: 40 }, (_, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the key is the position; the list is static.
          <Text key={line}>Line {line + 1} of a long agreement.</Text>
        ))}
      </Page>
    ),
  },
};
