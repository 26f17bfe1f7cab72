import { Button, Card, Heading, Stack, Table, Text } from '@adire/ui';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useState } from 'react';
import { FoldedInstalments } from '#app/contribution/FoldedInstalments.tsx';
import { ExplainedAmount } from '#app/explain/ExplainedAmount.tsx';
import { useQuoteAmounts } from '#app/explain/useQuoteAmounts.ts';
import { usePageSettings } from '#app/settings/PageSettingsContext.ts';
import type { Explanation } from '#domain/derivation/explanation.ts';
import type { QuoteExplanations } from '#domain/explanations/quoteExplanations.ts';
import { firstDueDay } from '#domain/listings/holds.ts';
import type { Quote } from '#domain/plans/plans.ts';
import * as styles from './CalculatorScreen.css.ts';
import { Growth } from './Growth.tsx';
import { type ScheduleRow, scheduleRows } from './scheduleRows.ts';

const COLUMNS = [
  { key: 'number', header: 'No.' },
  { key: 'date', header: 'Date' },
  { key: 'amount', header: 'Contribution', align: 'end' },
  { key: 'saved', header: 'Saved in all', align: 'end' },
] as const;
const CAPTIONS = {
  all: 'Contributions',
  paid: 'Paid contributions',
  coming: 'First contributions',
  later: 'Later contributions',
} as const;

/** All instalments with their due dates, collapsed by default. */
export function Schedule({ result }: { readonly result: Quote }) {
  const settings = usePageSettings();
  const [isOpen, setIsOpen] = useState(false);
  const [agreedAt] = useState(() => new Date());
  const id = useId();
  const amounts = useQuoteAmounts(result);
  const rows = scheduleRows(result, firstDueDay(result.plan, agreedAt, settings));
  const ToggleIcon = isOpen ? ChevronUp : ChevronDown;
  return (
    <Card as="section">
      <Stack gap={4}>
        <div className={styles.scheduleHead}>
          <Heading level={2} look={3}>
            Schedule
          </Heading>
          <Button
            variant="text"
            iconAfter={<ToggleIcon size={20} />}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? 'Close' : 'Open'}
          </Button>
        </div>
        <div id={id} hidden={!isOpen}>
          {isOpen ? (
            <Stack gap={5}>
              <Growth rows={rows} targets={result.targets} />
              <FoldedInstalments
                instalments={rows}
                table={(part, name) => <RowTable rows={part} amounts={amounts} caption={CAPTIONS[name]} />}
              />
            </Stack>
          ) : null}
        </div>
      </Stack>
    </Card>
  );
}

interface RowTableProps {
  readonly rows: readonly ScheduleRow[];
  readonly amounts: QuoteExplanations;
  readonly caption: string;
}

const RowTable = ({ rows, amounts, caption }: RowTableProps) => (
  <Table
    caption={`${caption} with their days, if you agree today`}
    columns={COLUMNS}
    rows={rows.map((row) => ({
      id: String(row.number),
      cells: {
        number: row.number,
        date: (
          <>
            {row.date}
            {row.goal ? (
              <Text size="note" tone="accent" weight="strong">
                {row.goal}
              </Text>
            ) : null}
          </>
        ),
        amount: <RowAmount explanation={amounts.instalment(row.number)} />,
        saved: (
          <strong>
            <RowAmount explanation={amounts.savedAt(row.number)} />
          </strong>
        ),
      },
    }))}
  />
);

const RowAmount = ({ explanation }: { readonly explanation: Explanation | null }) =>
  explanation && <ExplainedAmount explanation={explanation} />;
