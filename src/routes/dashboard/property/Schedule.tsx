import { Accordion, Badge, breakpoints, Stack, Table, useMediaQuery } from '@adire/ui';
import { Plus } from 'lucide-react';
import type { Contribution } from '#api/calls/contributions.ts';
import type { Instalment } from '#app/contribution/instalments.ts';
import { contributionAmounts } from '#app/explain/contributionAmounts.ts';
import { ExplainedAmount } from '#app/explain/ExplainedAmount.tsx';
import { formatDay } from '#domain/dates.ts';
import { heldUnitName } from '#domain/listings/units.ts';
import { instalmentName } from '#domain/plans/instalmentNames.ts';
import { countText } from '#domain/quantities.ts';
import { STATUS_TONES } from '#domain/statusTones.ts';
import { INSTALMENT_STATUS_LABELS } from '../facts/labels.ts';
import { ScheduleFiles } from '../schedule/ScheduleFiles.tsx';
import * as styles from './Schedule.css.ts';

/** How many of the coming instalments phones show at once. */
const COMING = 6;

interface ScheduleProps {
  readonly contribution: Contribution;
}

/** All instalments with due date, amount and status; collapsed by default. */
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

/** On phones, where each is a card, the coming ones; the others open. */
function Instalments({ contribution }: ScheduleProps) {
  const isPhone = useMediaQuery(breakpoints.phone);
  const { schedule } = contribution;
  const home = heldUnitName(contribution);
  const next = schedule.findIndex(({ status }) => status !== 'paid');
  if (!isPhone || next === -1 || schedule.length <= COMING)
    return (
      <InstalmentTable
        contribution={contribution}
        instalments={schedule}
        caption={`Instalments of ${home}`}
      />
    );
  const paid = schedule.slice(0, next);
  const later = schedule.slice(next + COMING);
  return (
    <>
      <Folded
        contribution={contribution}
        instalments={paid}
        title={countText(paid.length, 'paid instalment')}
        caption={`Paid instalments of ${home}`}
      />
      <InstalmentTable
        contribution={contribution}
        instalments={schedule.slice(next, next + COMING)}
        caption={`Coming instalments of ${home}`}
      />
      <Folded
        contribution={contribution}
        instalments={later}
        title={countText(later.length, 'later instalment')}
        caption={`Later instalments of ${home}`}
      />
    </>
  );
}

interface InstalmentTableProps extends ScheduleProps {
  readonly instalments: readonly Instalment[];
  readonly caption: string;
}

/** Opened by the reader, or by the browser's search for text in it. */
const Folded = ({ title, ...table }: InstalmentTableProps & { readonly title: string }) =>
  table.instalments.length === 0 ? null : (
    <details>
      <summary className={styles.summary}>
        {title}
        <Plus size={20} className={styles.mark} aria-hidden="true" />
      </summary>
      <InstalmentTable {...table} />
    </details>
  );

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
      rows={instalments.map(({ number, dueOn, status }) => ({
        id: String(number),
        cells: {
          name: instalmentName(contribution, number),
          due: formatDay(dueOn),
          amount: (
            <ExplainedAmount explanation={amounts.instalment(number, instalmentName(contribution, number))} />
          ),
          status: <Badge tone={STATUS_TONES[status]}>{INSTALMENT_STATUS_LABELS[status]}</Badge>,
        },
      }))}
    />
  );
}
