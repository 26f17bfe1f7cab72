import { Heading, Stack, Timeline, type TimelineItem } from '@adire/ui';
import { Amount } from '#app/amount/Amount.tsx';
import { dayAndTime } from '#domain/dates.ts';
import type { Kobo } from '#domain/money.ts';

const HEADING_ID = 'what-happens-next';

interface NextStepsProps {
  /** What must be sent; 0 where the wallet covers it. */
  readonly leftKobo: Kobo;
  readonly holdExpiresAt: string | null;
}

/** What happens next, and until when the unit waits for it. */
export function NextSteps({ leftKobo, holdExpiresAt }: NextStepsProps) {
  const transfer: TimelineItem[] = [
    {
      id: 'send',
      title: 'Send the money',
      note: (
        <>
          Exactly <Amount amountKobo={leftKobo} />, to the number on this page
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
      note: holdExpiresAt ? `Until ${dayAndTime(holdExpiresAt)}` : 'The hold is over',
      status: 'done',
    },
    ...(leftKobo > 0
      ? transfer
      : [
          {
            id: 'wallet',
            title: 'Pay from your wallet',
            note: 'Nothing to transfer',
            status: 'current' as const,
          },
        ]),
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
