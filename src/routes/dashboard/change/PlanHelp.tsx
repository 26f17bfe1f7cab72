import { Card, Link, Section, Stack, Text } from '@adire/ui';
import type { Contribution } from '#api/calls/contributions.ts';
import { canLeave } from '#domain/plans/exits.ts';

interface PlanHelpProps {
  readonly contribution: Contribution;
}

/** Links to the pages that help in a bad month, change the plan and leave it; nothing if none is available. */
export function PlanHelp({ contribution }: PlanHelpProps) {
  const { slug, status, mortgageProgress } = contribution;
  // The mortgage's section shows the options after a decline.
  if (mortgageProgress?.state === 'declined') return null;
  if (!canLeave({ ...contribution, mortgageState: mortgageProgress?.state ?? null })) return null;
  const address = `/dashboard/property/${slug}`;
  return (
    <Card>
      <Section title={status === 'active' ? 'Having a hard month?' : 'Leave this plan'} look={3}>
        <Stack gap={2}>
          {status === 'active' ? (
            <>
              <Text tone="ink2">
                Pause for a month, spread what is late or take longer: you see exactly what it changes first.
              </Text>
              <Link href={`${address}/hard-month`}>See what helps</Link>
              <Link href={`${address}/change`}>Change or leave this plan</Link>
            </>
          ) : (
            <>
              <Text tone="ink2">
                If the mortgage is not for you, you can ask for what you have paid back.
              </Text>
              <Link href={`${address}/leave`}>See what leaving returns</Link>
            </>
          )}
        </Stack>
      </Section>
    </Card>
  );
}
