import { Button, EmptyState, Inline } from '@adire/ui';
import { menusInUse } from '#machines/search/search.filters.ts';
import { filterLabels } from './filterLabels.ts';
import type { Search } from './useSearch.ts';

/** No home fits: each thing that narrows can be taken away. */
export function NoResults({ search: { snapshot, send } }: { readonly search: Search }) {
  const { applied } = snapshot.context;
  const menus = menusInUse(applied);
  const isNarrowed = applied.q !== '' || menus.length > 0;
  return (
    <EmptyState
      title={applied.q ? `No property for ${applied.q}` : 'No property fits'}
      action={
        isNarrowed ? (
          <Inline gap={3} justify="center">
            {menus.map((menu) => (
              <Button key={menu} variant="quiet" onClick={() => send({ type: 'filter.removed', menu })}>
                Remove “{filterLabels[menu](applied)}”
              </Button>
            ))}
            {applied.q === '' ? null : (
              <Button variant="quiet" onClick={() => send({ type: 'query.cleared' })}>
                Remove “{applied.q}”
              </Button>
            )}
            <Button variant="tint" onClick={() => send({ type: 'filters.reset' })}>
              See all properties
            </Button>
          </Inline>
        ) : undefined
      }
    >
      {isNarrowed
        ? 'Nothing on sale fits all that you asked for. Take one thing away, and look again.'
        : 'There is nothing on sale here yet.'}
    </EmptyState>
  );
}
