import { useCallback } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { MAX_PAGE, MAX_SEARCH_LENGTH } from '#domain/listings/listings.ts';
import { plainLine } from '#domain/plainText.ts';

/** A choice stored in the URL; the first one if the URL has none of them. */
export function useSearchChoice<Choice extends string>(
  name: string,
  choices: readonly [Choice, ...Choice[]],
): [Choice, (choice: Choice) => void] {
  const [params, setParams] = useSearchParams();
  const found = choices.find((choice) => choice === params.get(name)) ?? choices[0];
  const choose = useCallback(
    (choice: Choice) =>
      setParams((before) => {
        const after = new URLSearchParams(before);
        if (choice === choices[0]) after.delete(name);
        else after.set(name, choice);
        after.delete('page');
        return after;
      }),
    [setParams, name, choices],
  );
  return [found, choose];
}

/** The page number in the URL, from 1; 1 if it is missing or invalid. */
export function pageIn(params: URLSearchParams): number {
  const page = Number(params.get('page') ?? '1');
  return Number.isSafeInteger(page) && page > 0 && page <= MAX_PAGE ? page : 1;
}

/** The visible search text in the URL, cut to what the server accepts; empty if there is none. */
export const searchIn = (params: URLSearchParams): string =>
  plainLine((params.get('search') ?? '').slice(0, MAX_SEARCH_LENGTH));

/** The page number in the URL, and the URLs of other pages. */
export function usePageParam(): { page: number; hrefFor: (page: number) => string } {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const hrefFor = (page: number): string => {
    const after = new URLSearchParams(params);
    if (page === 1) after.delete('page');
    else after.set('page', String(page));
    const query = after.toString();
    return query === '' ? pathname : `${pathname}?${query}`;
  };
  return { page: pageIn(params), hrefFor };
}
