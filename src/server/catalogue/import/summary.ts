import type { ImportReport } from './import.ts';

/** The result of an import in a few lines; the report file has every row. */
export function summaryOf({
  file,
  rowCount,
  importedCount,
  knownCount,
  rejections,
  ...sale
}: ImportReport): string {
  const reasons = new Map<string, number>();
  for (const { reason } of rejections) {
    const kind = kindOf(reason);
    reasons.set(kind, (reasons.get(kind) ?? 0) + 1);
  }
  return [
    `${file}: ${rowCount} rows, ${importedCount} imported, ${knownCount} already there, ${rejections.length} rejected.`,
    ...(sale.withdrawnCount > 0 ? [`  ${sale.withdrawnCount} withdrawn`] : []),
    ...(sale.relistedCount > 0 ? [`  ${sale.relistedCount} on sale again`] : []),
    ...[...reasons]
      .toSorted((one, other) => other[1] - one[1])
      .map(([kind, count]) => `  ${count} × ${kind}`),
  ].join('\n');
}

/** A reason without the values of its row, to count equal ones. */
const kindOf = (reason: string): string =>
  reason
    .replace(/^the price ₦[\d,.]+ is/, 'the price is')
    .replace(/row \d+$/, 'an earlier row')
    .replace(/^.* is in .*, not in .*$/, 'the town is in another state');
