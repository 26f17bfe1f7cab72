/** A limit that a measurement has to keep. */
export interface Budget {
  readonly figure: number;
  readonly relation: keyof typeof RELATIONS;
  readonly limit: number;
  /** The unit of both; none for a ratio. */
  readonly unit?: string;
}

const RELATIONS = {
  '<': (figure: number, limit: number) => figure < limit,
  '≤': (figure: number, limit: number) => figure <= limit,
  '≥': (figure: number, limit: number) => figure >= limit,
} as const;

/** One line of the report: a measurement and its reference from the same run. */
export interface Measure {
  readonly name: string;
  readonly ours: string;
  /** The reference, with its figure. */
  readonly against: string;
  /** Ours ÷ the reference; null or NaN if there is no reference. */
  readonly ratio: number | null;
  readonly budget?: Budget;
}

/** @param isShort says no verdict: the figures of a short run mean nothing. */
export function printReport(measures: readonly Measure[], isShort: boolean): void {
  console.table(
    measures.map((measure) => ({
      measure: measure.name,
      ours: measure.ours,
      against: measure.against,
      ratio: measure.ratio === null || Number.isNaN(measure.ratio) ? '' : measure.ratio.toFixed(2),
      budget: budgetText(measure, isShort),
    })),
  );
}

/** A figure that was not measured (NaN) misses its budget. */
const isMet = ({ figure, relation, limit }: Budget): boolean => RELATIONS[relation](figure, limit);

export function budgetText({ budget }: Measure, isShort: boolean): string {
  if (!budget) return '';
  const text = [budget.relation, budget.limit, budget.unit].filter((part) => part !== undefined).join(' ');
  if (isShort) return text;
  return `${text}: ${isMet(budget) ? 'met' : 'MISSED'}`;
}

export const missedBudgets = (measures: readonly Measure[]): Measure[] =>
  measures.filter(({ budget }) => budget !== undefined && !isMet(budget));

export const perSecond = (rate: number): string =>
  Number.isNaN(rate) ? 'not measured' : `${Math.round(rate).toLocaleString('en')}/s`;
