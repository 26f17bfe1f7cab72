/**
 * The rows of a query in pages, each loaded when the one before is used up: a job over many rows holds one page at a time.
 * `pageAfter` loads at most `size` rows in a fixed order, those after a given row or the first ones. Its order must not
 * depend on what is done with a row, otherwise rows are missed.
 */
export async function* inPages<Row>(
  size: number,
  pageAfter: (last: Row | null) => Promise<readonly Row[]>,
): AsyncGenerator<Row> {
  let last: Row | null = null;
  do {
    const rows: readonly Row[] = await pageAfter(last);
    yield* rows;
    last = rows.length === size ? (rows.at(-1) ?? null) : null;
  } while (last !== null);
}
