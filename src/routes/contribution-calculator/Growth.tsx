import { LineChart } from '@adire/ui';
import { kobo } from '#domain/money.ts';
import type { Quote, Target } from '#domain/plans.ts';
import { formatNairaShort } from '#domain/shortMoney.ts';
import type { ScheduleRow } from './scheduleRows.ts';

const TARGET_NAMES: Readonly<Record<Target['name'], string>> = {
  first: 'First target',
  second: 'Second target',
  whole: 'The whole price',
};

interface GrowthProps {
  readonly rows: readonly ScheduleRow[];
  readonly targets: Quote['targets'];
}

/** How the contributions grow up to the targets. */
export const Growth = ({ rows, targets }: GrowthProps) => (
  <LineChart
    label="Saved in all, month by month"
    points={rows.map(({ number, savedKobo }) => ({ at: number, value: savedKobo }))}
    targets={targets.map(({ name, amountKobo }) => ({ label: TARGET_NAMES[name], value: amountKobo }))}
    formatX={(month) => `Month ${month}`}
    formatValue={(amountKobo) => formatNairaShort(kobo(Math.round(amountKobo)))}
  />
);
