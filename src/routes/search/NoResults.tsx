import { Button, EmptyState, Stack } from '@adire/ui';
import { homesText } from '#app/format/countText.ts';
import type { SearchCriterion } from '#domain/listings/listings.ts';
import { type SearchFilters, withoutMenu } from '#machines/search/search.filters.ts';
import type { SearchResults } from '#machines/search/search.outcome.ts';
import { readSearchText } from '#machines/search/search.text.ts';
import { searchPath } from '#machines/search/search.url.ts';
import { filterLabels, MENU_OF_CRITERION } from './filterLabels.ts';

interface NoResultsProps {
  readonly applied: SearchFilters;
  readonly results: SearchResults;
}

/**
 * Shown if no home matches: suggests a text with fewer words, and filters to remove, with the number of homes that each
 * finds.
 */
export function NoResults({ applied, results: { relaxed = [], shorterTexts = [] } }: NoResultsProps) {
  const everything = searchPath({});
  // Their counts are of words: a text that is read as filters finds other homes.
  const texts = shorterTexts.filter(({ search }) => readSearchText(search).q === search);
  const isNarrowed = searchPath({ ...applied, sort: null, page: 1 }) !== everything;
  const fewerFilters = relaxed
    .map(({ without, total }) => ({ ...relaxation(applied, without), total }))
    .filter(({ path }) => path !== everything);
  return (
    <EmptyState
      size="part"
      title={applied.q ? `No property for ${applied.q}` : 'No property fits'}
      action={
        isNarrowed ? (
          <Stack gap={3}>
            {texts.map(({ search, total }) => (
              <Button key={search} variant="quiet" href={searchPath({ ...applied, q: search, page: 1 })}>
                {`Search “${search}”: ${homesText(total)}`}
              </Button>
            ))}
            {fewerFilters.map(({ label, path, total }) => (
              <Button key={label} variant="quiet" href={path}>
                {`Without “${label}”: ${homesText(total)}`}
              </Button>
            ))}
            <Button variant="tint" href={everything}>
              See all properties
            </Button>
          </Stack>
        ) : undefined
      }
    >
      {explanation(isNarrowed, texts.length + fewerFilters.length)}
    </EmptyState>
  );
}

function explanation(isNarrowed: boolean, choices: number): string {
  if (!isNarrowed) return 'There is nothing on sale here yet.';
  return choices === 0
    ? 'Nothing on sale fits what you asked for, and leaving out one part of it does not help.'
    : 'Nothing on sale fits all that you asked for. Leave a part out:';
}

function relaxation(
  applied: SearchFilters,
  without: SearchCriterion,
): { readonly label: string; readonly path: string } {
  const menu = MENU_OF_CRITERION[without];
  return menu === null
    ? { label: applied.q, path: searchPath({ ...applied, q: '', page: 1 }) }
    : { label: filterLabels[menu](applied) ?? '', path: searchPath(withoutMenu(applied, menu)) };
}
