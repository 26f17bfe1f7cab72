import * as z from 'zod/mini';

const count = z.string().check(z.regex(/^\d+$/));

/** The `meta` of a list. */
export const page = z.object({ page: count, pageCount: count });

/** The number of the next page; null on the last. */
export const nextPage = (meta: z.output<typeof page>): string | null =>
  BigInt(meta.page) < BigInt(meta.pageCount) ? String(BigInt(meta.page) + 1n) : null;
