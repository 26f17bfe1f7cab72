import { OperationError } from '../../platform/command.ts';

/** A row that was not imported. The report file has these names. */
export interface Rejection {
  /** As a spreadsheet counts: a CSV's header is row 1. In JSON, the listing's place in the list, from 1. */
  readonly row: number;
  readonly reason: string;
}

/** Nothing of a file can be imported; the message tells the operator why. */
export class ImportError extends OperationError {
  readonly rejections: readonly Rejection[];

  constructor(message: string, rejections: readonly Rejection[] = []) {
    super(message);
    this.name = 'ImportError';
    this.rejections = rejections;
  }
}

/** An import in batches ended before its end. The cause says why. */
export class ImportStopped extends Error {
  /** Rows whose batches are stored; the same import goes on after them. */
  readonly keptRowCount: number;
  /** Those found until then. */
  readonly rejections: readonly Rejection[];

  constructor(
    { keptRowCount, rejections }: Pick<ImportStopped, 'keptRowCount' | 'rejections'>,
    cause: unknown,
  ) {
    super(`The import stopped after ${keptRowCount} rows.`, { cause });
    this.name = 'ImportStopped';
    this.keptRowCount = keptRowCount;
    this.rejections = rejections;
  }
}
