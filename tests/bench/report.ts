/** One line of the report: a measurement and its reference from the same run. */
export interface Measure {
  readonly name: string;
  readonly ours: string;
  /** The reference, with its figure. */
  readonly against: string;
  /** Ours ÷ the reference; null or NaN if there is no reference. */
  readonly ratio: number | null;
}

export function printReport(measures: readonly Measure[]): void {
  console.table(
    measures.map(({ name, ours, against, ratio }) => ({
      measure: name,
      ours,
      against,
      ratio: ratio === null || Number.isNaN(ratio) ? '' : ratio.toFixed(2),
    })),
  );
}

export const perSecond = (rate: number): string =>
  Number.isNaN(rate) ? 'not measured' : `${Math.round(rate).toLocaleString('en')}/s`;
