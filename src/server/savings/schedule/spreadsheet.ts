import { stringify } from 'csv-stringify/sync';
import { heldUnitName } from '#domain/listings/units.ts';
import { kobo, nairaText } from '#domain/money.ts';
import { instalmentName } from '#domain/plans/instalmentNames.ts';
import type { ContributionView } from '../view.ts';

/** The instalments of a contribution as CSV (RFC 4180) with a byte order mark. A cell is never a formula. */
export const scheduleSpreadsheet = (contribution: ContributionView): string =>
  stringify(
    contribution.schedule.map(({ number, dueOn, amount, paid, status }) => [
      heldUnitName(contribution),
      instalmentName(contribution, number),
      dueOn,
      nairaText(kobo(amount)),
      nairaText(kobo(paid)),
      nairaText(kobo(amount - paid)),
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
