import { LineChart } from '@adire/ui';
import { kobo } from '#domain/money.ts';
import type { Quote } from '#domain/plans/plans.ts';
import { TARGET_NAMES } from '#domain/plans/targetNames.ts';
import { formatNairaShort } from '#domain/shortMoney.ts';
import type { ScheduleRow } from './scheduleRows.ts';

interface GrowthProps {
  readonly rows: readonly ScheduleRow[];
  readonly targets: Quote['targets'];
}

/** A chart of the contributions growing towards the targets. */
export const Growth = ({ rows, targets }: GrowthProps) => (
  <LineChart
    label="Saved in all, month by month"
    points={rows.map(({ number, savedKobo }) => ({ at: number, value: savedKobo }))}
    targets={targets.map(({ name, amountKobo }) => ({ label: TARGET_NAMES[name], value: amountKobo }))}
    formatX={(month) => `Month ${month}`}
    formatValue={(amountKobo) => formatNairaShort(kobo(Math.round(amountKobo)))}
  />
);
