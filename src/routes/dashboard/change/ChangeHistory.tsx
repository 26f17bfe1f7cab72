import { Section, Table } from '@adire/ui';
import type { Changes } from '#api/calls/changes.ts';
import { formatDay } from '#domain/dates.ts';
import { formatNaira } from '#domain/money.ts';
import type { RevisionKind } from '#domain/revisions.ts';

const KIND_LABELS: Readonly<Record<RevisionKind, string>> = {
  spread: 'What was late was spread',
  duration: 'Another duration',
  pause: 'A month’s pause',
  unit: 'Another home',
  plan: 'Another plan',
};

interface ChangeHistoryProps {
  readonly history: Changes['history'];
}

/** What was changed before, with the figures of then; nothing before the first change. */
export const ChangeHistory = ({ history }: ChangeHistoryProps) =>
  history.length === 0 ? null : (
    <Section title="Changes before" look={3}>
      <Table
        caption="Changes of this plan, the latest first"
        columns={[
          { key: 'on', header: 'On' },
          { key: 'what', header: 'What' },
          { key: 'before', header: 'Before', align: 'end' },
          { key: 'after', header: 'After', align: 'end' },
        ]}
        rows={history.map((change) => ({
          id: String(change.number),
          cells: {
            on: formatDay(new Date(change.changedAt)),
            what: KIND_LABELS[change.kind],
            before: `${formatNaira(change.monthlyBefore)} until ${formatDay(change.endsOnBefore)}`,
            after: `${formatNaira(change.monthlyAfter)} until ${formatDay(change.endsOnAfter)}`,
          },
        }))}
      />
    </Section>
  );
