import { Heading, Stack, Timeline, type TimelineItem } from '@adire/ui';
import { ExplainedAmount } from '#app/explain/ExplainedAmount.tsx';
import { dayAndTime } from '#domain/dates.ts';
import type { Explanation } from '#domain/derivation/explanation.ts';

const HEADING_ID = 'what-happens-next';

interface NextStepsProps {
  readonly isCovered: boolean;
  /** The amount to transfer; null if the wallet covers it, or until its balance is loaded. */
  readonly left: Explanation | null;
  readonly holdExpiresAt: string;
}

/** The next steps, and until when the unit is held. */
export function NextSteps({ isCovered, left, holdExpiresAt }: NextStepsProps) {
  const transfer: TimelineItem[] = [
    {
      id: 'send',
      title: 'Send the money',
      note: left && (
        <>
          Exactly <ExplainedAmount explanation={left} />, to the number on this page
        </>
      ),
      status: 'current',
    },
    {
      id: 'bank',
      title: 'The bank confirms it',
      note: 'Most transfers arrive within minutes. This page moves on by itself',
      status: 'pending',
    },
  ];
  const items: TimelineItem[] = [
    {
      id: 'held',
      title: 'Unit held for you',
      note: `Until ${dayAndTime(holdExpiresAt)}`,
      status: 'done',
    },
    ...(isCovered
      ? [
          {
            id: 'wallet',
            title: 'Pay from your wallet',
            note: 'Nothing to transfer',
            status: 'current' as const,
          },
        ]
      : transfer),
    {
      id: 'received',
      title: 'Contribution received',
      note: 'The unit is reserved in your name',
      status: 'pending',
    },
  ];
  return (
    <Stack as="section" gap={4} aria-labelledby={HEADING_ID}>
      <Heading level={2} look={3} id={HEADING_ID}>
        What happens next
      </Heading>
      <Timeline numbered items={items} />
    </Stack>
  );
}
