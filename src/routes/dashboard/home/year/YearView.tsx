import { Card, IconButton, Inline, Section, Text, VisuallyHidden } from '@adire/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { Contribution } from '#api/calls/contributions.ts';
import { ExplainedAmount } from '#app/explain/ExplainedAmount.tsx';
import { lagosDate } from '#domain/dates.ts';
import { countText } from '#domain/quantities.ts';
import { formatNairaShort } from '#domain/shortMoney.ts';
import { INSTALMENT_STATUS_LABELS } from '../../facts/labels.ts';
import * as styles from './YearView.css.ts';
import { type YearMonth, yearMonths, yearOf, yearsOf } from './yearMonths.ts';

const MONTH_NAMES = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const ICON_PX = 20;

interface YearViewProps {
  readonly contributions: readonly Contribution[];
}

/** A calendar of one year: what is due in each month over all contributions, and whether it is paid. */
export function YearView({ contributions }: YearViewProps) {
  const today = lagosDate(new Date());
  const years = yearsOf(contributions);
  const [chosen, setChosen] = useState<number | null>(null);
  if (!years) return null;
  const year = chosen ?? Math.min(Math.max(yearOf(today), years.first), years.last);
  return (
    <Card>
      <Section
        title={`Your year ${year}`}
        look={3}
        action={
          <Inline gap={1} wrap={false}>
            <IconButton
              label={`Show ${year - 1}`}
              icon={<ChevronLeft size={ICON_PX} />}
              aria-disabled={year <= years.first || undefined}
              onClick={() => setChosen(Math.max(year - 1, years.first))}
            />
            <IconButton
              label={`Show ${year + 1}`}
              icon={<ChevronRight size={ICON_PX} />}
              aria-disabled={year >= years.last || undefined}
              onClick={() => setChosen(Math.min(year + 1, years.last))}
            />
          </Inline>
        }
      >
        <ol className={styles.months}>
          {yearMonths(contributions, year, today).map((each) => (
            <Month
              key={each.month}
              month={each}
              isNow={today.startsWith(`${year}-${String(each.month).padStart(2, '0')}`)}
            />
          ))}
        </ol>
      </Section>
    </Card>
  );
}

interface MonthProps {
  readonly month: YearMonth;
  readonly isNow: boolean;
}

function Month({ month: { month, due }, isNow }: MonthProps) {
  return (
    <li className={styles.cell[due?.status ?? 'none']} aria-current={isNow ? 'date' : undefined}>
      <Text as="span" size="note" weight="strong" tone="inherit">
        {MONTH_NAMES[month - 1]}
      </Text>
      {due === null ? (
        <>
          <span aria-hidden="true">–</span>
          <VisuallyHidden>Nothing due</VisuallyHidden>
        </>
      ) : (
        <span>
          <span className={styles.amount}>
            <ExplainedAmount explanation={due.amount}>
              {formatNairaShort(due.amount.amountKobo)}
            </ExplainedAmount>
          </span>
          <Text size="note" tone="inherit">
            {INSTALMENT_STATUS_LABELS[due.status]}
            {due.instalments > 1 ? `, ${countText(due.instalments, 'instalment')}` : ''}
          </Text>
        </span>
      )}
    </li>
  );
}
