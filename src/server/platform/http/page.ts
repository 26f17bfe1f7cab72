/** The answer's page count and the rows to skip, for a list with `limit` and `page`. */
export const pageWindow = ({ limit, page }: { limit: number; page: number }) => ({
  limit,
  offset: (page - 1) * limit,
});
export const pageCount = (total: number, limit: number): number => Math.ceil(total / limit);
