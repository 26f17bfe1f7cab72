/** The SQL limit and offset of a page, counted from 1. */
export const pageWindow = ({ limit, page }: { limit: number; page: number }) => ({
  limit,
  offset: (page - 1) * limit,
});
export const pageCount = (total: number, limit: number): number => Math.ceil(total / limit);
