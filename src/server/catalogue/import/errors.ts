/** A row that cannot be a listing. */
export interface Refusal {
  /** As a spreadsheet counts: a CSV's header is row 1. In JSON, the listing's place in the list, from 1. */
  readonly row: number;
  readonly reason: string;
}

/** A file from which nothing can be imported; the message says why, for the person who gave it. */
export class ImportError extends Error {
  readonly refusals: readonly Refusal[];

  constructor(message: string, refusals: readonly Refusal[] = []) {
    super(message);
    this.name = 'ImportError';
    this.refusals = refusals;
  }
}
