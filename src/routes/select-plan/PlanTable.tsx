// biome-ignore-all lint/a11y/noRedundantRoles: a table laid out as a grid loses its meaning in some browsers unless its roles are spelled out.
import { Badge, Button, Heading, Text } from '@adire/ui';
import { Fragment, type ReactNode } from 'react';
import { PLANS, type Plan, type Quote, RECOMMENDED_PLAN } from '#domain/plans.ts';
import { AmountFigure } from '../amount/AmountFigure.tsx';
import * as styles from './PlanTable.css.ts';
import { PriceBar } from './PriceBar.tsx';
import { PLAN_SENTENCES, planRows } from './planRows.ts';

interface PlanTableProps {
  readonly quotes: Readonly<Record<Plan, Quote>>;
  readonly onChoose: (plan: Plan) => void;
}

const isRecommended = (plan: Plan) => (plan === RECOMMENDED_PLAN ? '' : undefined);

/** A long amount may break after its commas, never within a group. */
const breakable = (value: string): ReactNode =>
  value.split(',').map((group, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the groups of an amount have no other name.
    <Fragment key={index}>
      {index > 0 ? (
        <>
          ,<wbr />
        </>
      ) : null}
      {group}
    </Fragment>
  ));

/** The plans beside each other: read across, not down. */
export function PlanTable({ quotes, onChoose }: PlanTableProps) {
  return (
    <table className={styles.table} role="table" aria-label="The three plans">
      <thead role="rowgroup">
        <tr role="row" className={styles.row}>
          <td className={styles.corner} />
          {PLANS.map((plan) => (
            <th
              key={plan}
              role="columnheader"
              scope="col"
              className={styles.planHead}
              data-recommended={isRecommended(plan)}
            >
              {plan === RECOMMENDED_PLAN ? (
                <span className={styles.tag}>
                  <Badge tone="accent">Recommended</Badge>
                </span>
              ) : null}
              <Heading level={2} look={3}>{`Plan ${plan}`}</Heading>
              <div className={styles.sentence}>
                <Text size="small" tone="ink2">
                  {PLAN_SENTENCES[plan]}
                </Text>
              </div>
              <AmountFigure amountKobo={quotes[plan].monthlyKobo} size="fit" sentence="a month" />
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        <tr role="row" className={styles.row}>
          <th role="rowheader" scope="row" className={styles.label}>
            Where the price comes from
          </th>
          {PLANS.map((plan) => (
            <td key={plan} role="cell" className={styles.cell} data-recommended={isRecommended(plan)}>
              <PriceBar quote={quotes[plan]} />
            </td>
          ))}
        </tr>
        {planRows(quotes).map(({ label, cells }) => (
          <tr key={label} role="row" className={styles.row}>
            <th role="rowheader" scope="row" className={styles.label}>
              {label}
            </th>
            {PLANS.map((plan) => (
              <td key={plan} role="cell" className={styles.cell} data-recommended={isRecommended(plan)}>
                <Text weight="strong" size="small" tabular>
                  {breakable(cells[plan].value)}
                </Text>
                {cells[plan].note ? (
                  <Text size="note" tone="ink3">
                    {cells[plan].note}
                  </Text>
                ) : null}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot role="rowgroup">
        <tr role="row" className={styles.lastRow}>
          <td className={styles.corner} />
          {PLANS.map((plan) => (
            <td key={plan} role="cell" className={styles.foot} data-recommended={isRecommended(plan)}>
              <Button
                block
                size="compact"
                variant={plan === RECOMMENDED_PLAN ? 'main' : 'quiet'}
                onClick={() => onChoose(plan)}
                aria-label={`Choose Plan ${plan}`}
              >
                Choose<span className={styles.wide}>{` Plan ${plan}`}</span>
              </Button>
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
