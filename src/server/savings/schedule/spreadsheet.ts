import { stringify } from 'csv-stringify/sync';
import { heldUnitName } from '#domain/listings/units.ts';
import { KOBO_PER_NAIRA } from '#domain/money.ts';
import { instalmentName } from '#domain/plans/instalmentNames.ts';
import type { ContributionView } from '../view.ts';

const DECIMALS = 2;
/** Plain digits, which spreadsheets of every locale can parse. */
const nairaText = (amountKobo: number): string => (amountKobo / KOBO_PER_NAIRA).toFixed(DECIMALS);

/** The instalments of a contribution as CSV (RFC 4180) with a byte order mark. A cell is never a formula. */
export const scheduleSpreadsheet = (contribution: ContributionView): string =>
  stringify(
    contribution.schedule.map(({ number, dueOn, amount, paid, status }) => [
      heldUnitName(contribution),
      instalmentName(contribution, number),
      dueOn,
      nairaText(amount),
      nairaText(paid),
      nairaText(amount - paid),
      status,
    ]),
    {
      header: true,
      columns: ['Home', 'Instalment', 'Due on', 'Amount (NGN)', 'Paid (NGN)', 'Left (NGN)', 'Status'],
      bom: true,
      record_delimiter: 'windows',
      escape_formulas: true,
    },
  );
