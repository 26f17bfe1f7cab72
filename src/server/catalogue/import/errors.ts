/** A row that was not imported. The report file has these names. */
export interface Refusal {
  /** As a spreadsheet counts: a CSV's header is row 1. In JSON, the listing's place in the list, from 1. */
  readonly row: number;
  readonly reason: string;
}

/** Nothing of a file can be imported; the message tells the operator why. */
export class ImportError extends Error {
  readonly refusals: readonly Refusal[];

  constructor(message: string, refusals: readonly Refusal[] = []) {
    super(message);
    this.name = 'ImportError';
    this.refusals = refusals;
  }
}
