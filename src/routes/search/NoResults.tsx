import { Button, EmptyState, Stack } from '@adire/ui';
import { homesText } from '#app/format/countText.ts';
import type { SearchCriterion } from '#domain/listings/listings.ts';
import { type SearchFilters, withoutMenu } from '#machines/search/search.filters.ts';
import type { SearchResults } from '#machines/search/search.outcome.ts';
import { searchPath } from '#machines/search/search.url.ts';
import { filterLabels, MENU_OF_CRITERION } from './filterLabels.ts';

interface NoResultsProps {
  readonly applied: SearchFilters;
  readonly relaxed: NonNullable<SearchResults['relaxed']>;
}

/** Shown if no home matches: suggests filters to remove, with the number of homes that each removal finds. */
export function NoResults({ applied, relaxed }: NoResultsProps) {
  const isNarrowed = searchPath({ ...applied, sort: null, page: 1 }) !== searchPath({});
  return (
    <EmptyState
      size="part"
      title={applied.q ? `No property for ${applied.q}` : 'No property fits'}
      action={
        isNarrowed ? (
          <Stack gap={3}>
            {relaxed.map(({ without, total }) => {
              const { label, filters } = relaxation(applied, without);
              return (
                <Button key={without} variant="quiet" href={searchPath(filters)}>
                  {`Without “${label}”: ${homesText(total)}`}
                </Button>
              );
            })}
            <Button variant="tint" href={searchPath({})}>
              See all properties
            </Button>
          </Stack>
        ) : undefined
      }
    >
      {explanation(isNarrowed, relaxed.length)}
    </EmptyState>
  );
}

function explanation(isNarrowed: boolean, choices: number): string {
  if (!isNarrowed) return 'There is nothing on sale here yet.';
  return choices === 0
    ? 'Nothing on sale fits what you asked for, and leaving out one part of it does not help.'
    : 'Nothing on sale fits all that you asked for. Leave one part out:';
}

function relaxation(
  applied: SearchFilters,
  without: SearchCriterion,
): { readonly label: string; readonly filters: SearchFilters } {
  const menu = MENU_OF_CRITERION[without];
  return menu === null
    ? { label: applied.q, filters: { ...applied, q: '', page: 1 } }
    : { label: filterLabels[menu](applied) ?? '', filters: withoutMenu(applied, menu) };
}
