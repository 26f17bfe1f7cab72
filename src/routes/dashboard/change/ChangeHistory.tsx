import { Section, Table, Text } from '@adire/ui';
import type { Changes } from '#api/calls/changes.ts';
import { ExplainedAmount } from '#app/explain/ExplainedAmount.tsx';
import { formatDay } from '#domain/dates.ts';
import { explainRevisedMonth } from '#domain/explanations/changeExplanations.ts';
import { revisionTitle } from '#domain/plans/revisions.ts';

interface ChangeHistoryProps {
  readonly history: Changes['history'];
}

/** The earlier changes with their amounts at the time; nothing before the first change. */
export const ChangeHistory = ({ history }: ChangeHistoryProps) =>
  history.length === 0 ? null : (
    <Section title="Earlier changes" look={3}>
      <Table
        caption="Changes of this plan, the latest first"
        columns={[
          { key: 'on', header: 'Date' },
          { key: 'what', header: 'Change' },
          { key: 'before', header: 'Before', align: 'end' },
          { key: 'after', header: 'After', align: 'end' },
        ]}
        rows={history.map((change) => ({
          id: String(change.number),
          cells: {
            on: formatDay(new Date(change.changedAt)),
            what: revisionTitle(change.kind, change.isOtherProperty ?? false),
            before: (
              <MonthOf terms={change.before} basis={`Until ${formatDay(new Date(change.changedAt))}.`} />
            ),
            after: <MonthOf terms={change.after} basis={`From ${formatDay(new Date(change.changedAt))}.`} />,
          },
        }))}
      />
    </Section>
  );

interface MonthOfProps {
  readonly terms: Changes['history'][number]['before'];
  readonly basis: string;
}

/** The monthly amount of the terms, and their end; for a change of the unit, also the unit. */
const MonthOf = ({ terms, basis }: MonthOfProps) => (
  <>
    <ExplainedAmount
      explanation={explainRevisedMonth(
        {
          plan: terms.plan,
          priceKobo: terms.price,
          durationMonths: terms.durationMonths,
          rsaBalanceKobo: terms.rsaBalance,
          monthlyKobo: terms.monthly,
          instalmentsKobo: terms.instalments,
        },
        basis,
      )}
    />{' '}
    until {formatDay(terms.endsOn)}
    {terms.home !== undefined && <Text size="small">{terms.home}</Text>}
  </>
);
