import { Accordion, Badge, Stack, Table, Text } from '@adire/ui';
import type { Contribution } from '#api/calls/contributions.ts';
import { FoldedInstalments } from '#app/contribution/FoldedInstalments.tsx';
import { type Instalment, paidCount } from '#app/contribution/instalments.ts';
import { contributionAmounts } from '#app/explain/contributionAmounts.ts';
import { ExplainedAmount } from '#app/explain/ExplainedAmount.tsx';
import { formatDay } from '#domain/dates.ts';
import { heldUnitName } from '#domain/listings/units.ts';
import { instalmentName } from '#domain/plans/instalmentNames.ts';
import { STATUS_TONES } from '#domain/statusTones.ts';
import { INSTALMENT_STATUS_LABELS } from '../facts/labels.ts';
import { ScheduleFiles } from '../schedule/ScheduleFiles.tsx';

const CAPTIONS = {
  all: 'Instalments',
  paid: 'Paid instalments',
  coming: 'Coming instalments',
  later: 'Later instalments',
} as const;

interface ScheduleProps {
  readonly contribution: Contribution;
}

/**
 * All instalments with due date, amount and status; collapsed by default. No payment is taken while a request to leave
 * the plan waits, so its instalments are neither due nor late.
 */
export const Schedule = ({ contribution }: ScheduleProps) => (
  <Accordion
    headingLevel={2}
    items={[
      {
        id: 'schedule',
        question: 'See the whole schedule',
        answer: (
          <Stack gap={4}>
            <ScheduleFiles contribution={contribution} />
            <Instalments contribution={contribution} />
          </Stack>
        ),
      },
    ]}
  />
);

function Instalments({ contribution }: ScheduleProps) {
  const home = heldUnitName(contribution);
  return (
    <FoldedInstalments
      instalments={contribution.schedule}
      paid={paidCount(contribution)}
      table={(instalments, part) => (
        <InstalmentTable
          contribution={contribution}
          instalments={instalments}
          caption={`${CAPTIONS[part]} of ${home}`}
        />
      )}
    />
  );
}

interface InstalmentTableProps extends ScheduleProps {
  readonly instalments: readonly Instalment[];
  readonly caption: string;
}

function InstalmentTable({ contribution, instalments, caption }: InstalmentTableProps) {
  const amounts = contributionAmounts(contribution);
  return (
    <Table
      caption={caption}
      columns={[
        { key: 'name', header: 'Instalment' },
        { key: 'due', header: 'Due' },
        { key: 'amount', header: 'Amount', align: 'end' },
        { key: 'status', header: 'Status' },
      ]}
      rows={instalments.map(({ number, dueOn, status, amount, paid }) => ({
        id: String(number),
        cells: {
          name: instalmentName(contribution, number),
          due: formatDay(dueOn),
          amount: (
            <>
              <ExplainedAmount
                explanation={amounts.instalment(number, instalmentName(contribution, number))}
              />
              {paid > 0 && paid < amount && contribution.status !== 'leaving' && (
                <Text size="small" tone="ink2">
                  <ExplainedAmount
                    explanation={amounts.leftOf(number, instalmentName(contribution, number))}
                  />{' '}
                  left
                </Text>
              )}
            </>
          ),
          status:
            contribution.status === 'leaving' && status !== 'paid' ? (
              <Badge tone="neutral">Paused</Badge>
            ) : (
              <Badge tone={STATUS_TONES[status]}>{INSTALMENT_STATUS_LABELS[status]}</Badge>
            ),
        },
      }))}
    />
  );
}
