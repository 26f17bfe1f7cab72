import * as z from 'zod/mini';

/** The `meta` of a list. */
export const pageInfo = z.object({
  page_info: z.object({ current_page: z.string(), total_pages: z.string() }),
});

/** The number of the next page; null on the last. */
export const nextPage = ({ page_info }: z.output<typeof pageInfo>): string | null =>
  Number(page_info.current_page) < Number(page_info.total_pages)
    ? String(Number(page_info.current_page) + 1)
    : null;
