import { Badge, Card, Heading, Stack, Text, Timeline } from '@adire/ui';
import type { Contribution } from '#api/calls/contributions.ts';
import { mortgageAmount } from '#app/explain/contributionAmounts.ts';
import { formatDay } from '#domain/dates.ts';
import type { MortgageState } from '#domain/mortgages/mortgageStates.ts';
import { AfterDecline } from './AfterDecline.tsx';
import { DocumentsToBring } from './DocumentsToBring.tsx';
import { MortgageContacts } from './MortgageContacts.tsx';
import { MortgageNextStep } from './MortgageNextStep.tsx';
import * as styles from './MortgageProgress.css.ts';

const STEPS = ['Your documents', 'The lender decides', 'You sign the offer', 'Your keys'] as const;

/** The index of the step for each state. */
const STEP_OF: Readonly<Record<MortgageState, number>> = {
  documents: 0,
  applied: 1,
  declined: 1,
  approved: 2,
  disbursed: 3,
};

interface MortgageProgressProps {
  readonly contribution: Contribution;
}

/** The mortgage status of a completed contribution, the buyer's next step, and whom to contact. */
export function MortgageProgress({ contribution }: MortgageProgressProps) {
  const { status, mortgageProgress } = contribution;
  if (status !== 'completed' || mortgageProgress === null) return null;
  const { state, since, note } = mortgageProgress;
  const current = STEP_OF[state];
  return (
    <Card as="section" aria-label={state === 'disbursed' ? 'Your keys' : 'Your mortgage'}>
      <div className={styles.columns}>
        <Timeline
          label="Steps of the mortgage"
          numbered
          items={STEPS.map((title, index) => ({
            id: title,
            title,
            note: index === current ? `Since ${formatDay(new Date(since))}` : null,
            status: index < current ? 'done' : index === current ? 'current' : 'pending',
            // In place of the label of a current step, which says that it is under way.
            badge:
              index === current && state === 'declined' ? <Badge tone="critical">Declined</Badge> : undefined,
          }))}
        />
        <Stack gap={5}>
          <MortgageNextStep state={state} amount={mortgageAmount(contribution)} />
          {note !== null && (
            <Stack gap={1}>
              <Heading level={3}>From us</Heading>
              <Text tone="ink2">{note}</Text>
            </Stack>
          )}
          {state === 'declined' && <AfterDecline contribution={contribution} />}
          {(state === 'documents' || state === 'declined') && (
            <DocumentsToBring contribution={contribution} />
          )}
          <MortgageContacts slug={contribution.slug} />
        </Stack>
      </div>
    </Card>
  );
}
