import { ChoiceChips } from '@adire/ui';
import type { Contribution } from '#api/calls/contributions.ts';
import { lagosDate } from '#domain/dates.ts';
import { type Kobo, kobo } from '#domain/money.ts';
import { runningTotalsKobo } from '#domain/plans/arrears.ts';
import { countText } from '#domain/quantities.ts';

/** The numbers of instalments to offer, if more than that many are left. */
const OFFERED = [2, 3, 6, 12] as const;

interface AmountShortcutsProps {
  readonly contribution: Contribution;
  readonly valueKobo: Kobo | null;
  readonly onChange: (amountKobo: Kobo) => void;
}

/** Shortcuts to the amounts of several instalments, of all late ones, and of the whole remainder. */
export function AmountShortcuts({ contribution, valueKobo, onChange }: AmountShortcutsProps) {
  const options = amountsOf(contribution);
  if (options.length === 0) return null;
  return (
    <ChoiceChips
      label="Several instalments at once"
      size="small"
      value={valueKobo === null ? null : String(valueKobo)}
      onChange={(value) => {
        if (value !== null) onChange(kobo(Number(value)));
      }}
      options={options.map(({ label, amountKobo }) => ({ value: String(amountKobo), label }))}
    />
  );
}

function amountsOf({ schedule }: Contribution): { label: string; amountKobo: Kobo }[] {
  const instalments = schedule.map(({ dueOn, amount, paid }) => ({
    dueOn,
    amountKobo: amount,
    paidKobo: paid,
  }));
  const sums = runningTotalsKobo(instalments);
  const all = sums.at(-1);
  if (all === undefined || sums.length < OFFERED[0]) return [];
  const today = lagosDate(new Date());
  const open = instalments.filter(({ amountKobo, paidKobo }) => paidKobo < amountKobo);
  const dueCount = open.filter(({ dueOn }) => dueOn <= today).length;
  const lateCount = open.filter(({ dueOn }) => dueOn < today).length;
  const dueKobo = dueCount > 1 ? sums[dueCount - 1] : undefined;
  const several = [
    ...(dueKobo === undefined
      ? []
      : [
          {
            label: `All ${dueCount} that are ${lateCount === dueCount ? 'late' : 'due'}`,
            amountKobo: dueKobo,
          },
        ]),
    ...OFFERED.flatMap((count) => {
      const amountKobo = sums[count - 1];
      const isOffered =
        amountKobo !== undefined && count < sums.length && (dueKobo === undefined || count !== dueCount);
      return isOffered ? [{ label: countText(count, 'instalment'), amountKobo }] : [];
    }),
  ];
  return [
    ...several.filter(({ amountKobo }) => amountKobo !== all),
    { label: 'All that is left', amountKobo: all },
  ];
}
