/** How a sweep over rows goes on, and when it stops. */
export interface Sweeping {
  /** Logs the error of one row. */
  readonly onFailure: (error: unknown) => void;
  /** The signal of the job's run; a command has none. */
  readonly signal: AbortSignal | undefined;
}

/**
 * Acts on rows one after another. A failure does not stop the others. An abort does, before the next row and page; the
 * next run of the sweep continues.
 * @throws the signal's reason once it is aborted, so that the run does not count as completed.
 */
export async function eachRow<Row>(
  rows: Iterable<Row> | AsyncIterable<Row>,
  act: (row: Row) => Promise<unknown>,
  { onFailure, signal }: Sweeping,
): Promise<void> {
  signal?.throwIfAborted();
  for await (const row of rows) {
    await act(row).catch(onFailure);
    signal?.throwIfAborted();
  }
}
