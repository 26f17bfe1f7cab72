/** One line of the report: a measured thing against what it is held to in the same run. */
export interface Measure {
  readonly name: string;
  readonly ours: string;
  /** What it is compared with, and its figure. */
  readonly against: string;
  /** Ours ÷ the other; null or NaN where there is nothing to compare with. */
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
