export interface PageCell {
  readonly page: number | null;
  readonly key: string;
  /** Hidden on phones. */
  readonly isSpare: boolean;
}

const named = (page: number, isSpare = false): PageCell => ({ page, key: `page-${page}`, isSpare });
const gap = (key: string): PageCell => ({ page: null, key, isSpare: false });

/** The first, last and current page and its neighbours; a gap never replaces a single page. */
export function pageNumbers(page: number, pageCount: number): readonly PageCell[] {
  const near = [page - 1, page, page + 1].filter((each) => each > 1 && each < pageCount);
  const low = near[0] ?? 2;
  const high = near.at(-1) ?? pageCount - 1;
  const before = low <= 2 ? [] : [low === 3 ? named(2, true) : gap('before')];
  const isLastNear = high >= pageCount - 1;
  const after = isLastNear ? [] : [high === pageCount - 2 ? named(pageCount - 1, true) : gap('after')];
  // With two gaps a phone has no room for the neighbours; its arrows lead to them.
  const hasBothGaps = [...before, ...after].filter((cell) => cell.page === null).length === 2;
  const around = near.map((each) => named(each, hasBothGaps && each !== page));
  return [named(1), ...before, ...around, ...after, named(pageCount)];
}
