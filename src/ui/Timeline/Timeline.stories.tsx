import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../Badge/Badge.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Timeline, type TimelineItem } from './Timeline.tsx';

const foundation: TimelineItem = {
  id: 'foundation',
  title: 'Foundation',
  note: '14 Mar 2026',
  status: 'done',
  badge: <Badge tone="positive">Completed</Badge>,
};
const roof: TimelineItem = {
  id: 'roof',
  title: 'Block 1 roofed',
  note: '2 Sep 2026',
  status: 'done',
  badge: <Badge tone="positive">Completed</Badge>,
};
const plaster: TimelineItem = {
  id: 'plaster',
  title: 'Plaster and windows',
  note: 'from 5 Oct 2026',
  status: 'current',
  badge: <Badge tone="neutral">On-going</Badge>,
};
const finishing: TimelineItem = {
  id: 'finishing',
  title: 'Finishing',
  note: 'Feb 2027',
  status: 'pending',
  badge: <Badge tone="neutral">Pending</Badge>,
};

/**
 * Steps that are done, in progress and to come, with dates: a check mark, a clay ring, an empty ring, and a green line
 * up to the present. Pictures or a sentence can be placed below a step.
 *
 * For the steps of a flow use `Stepper`, for a wait `WaitTracker`. Without `badge` only screen readers get the status.
 * Omit unknown dates.
 */
const meta = {
  component: Timeline,
  args: { label: 'Project progress', items: [foundation, roof, plaster, finishing] },
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InProgress: Story = {};
export const NotStarted: Story = {
  args: { items: [foundation, roof].map((item) => ({ ...finishing, id: item.id, title: item.title })) },
};
export const AllDone: Story = { args: { items: [foundation, roof] } };
export const WithPictures: Story = {
  args: {
    items: [
      roof,
      {
        ...plaster,
        children: (
          <Inline gap={2}>
            <Skeleton shape="block" width={72} height={52} />
            <Skeleton shape="block" width={72} height={52} />
          </Inline>
        ),
      },
      finishing,
    ],
  },
};

/** An explanation of steps that have not started, without a status. */
export const WithoutBadges: Story = {
  args: {
    items: [foundation, plaster, finishing].map(({ badge: _badge, ...item }) => item),
  },
};
/** Steps that the user takes. */
export const Numbered: Story = {
  args: {
    numbered: true,
    items: [foundation, plaster, finishing, { ...finishing, id: 'handover', title: 'Handover' }].map(
      ({ badge: _badge, ...item }) => item,
    ),
  },
};
export const Long: Story = {
  args: {
    items: [
      foundation,
      {
        ...plaster,
        title:
          'Plaster inside and outside, windows and doors of the second block, and the wall towards the road',
        note: 'from 5 October 2026, when the rains were over, until about the middle of January 2027',
      },
      finishing,
    ],
  },
};
