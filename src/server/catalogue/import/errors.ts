import { OperationError } from '../../platform/command.ts';

/** A row that was not imported. The report file has these names. */
export interface Rejection {
  /** Counted as in a spreadsheet: a CSV's header is row 1. In JSON, the listing's position, from 1. */
  readonly row: number;
  readonly reason: string;
}

/** A file cannot be imported at all. The message explains why, for the operator. */
export class ImportError extends OperationError {
  readonly rejections: readonly Rejection[];

  constructor(message: string, rejections: readonly Rejection[] = []) {
    super(message);
    this.name = 'ImportError';
    this.rejections = rejections;
  }
}

/** An import in batches stopped early; see `cause`. */
export class ImportStopped extends Error {
  /** Rows in stored batches; a repeated import continues after them. */
  readonly keptRowCount: number;
  /** The rejected rows found so far. */
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
