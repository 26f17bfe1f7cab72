import { Button, Chip, Inline } from '@adire/ui';
import { menusInUse } from '#machines/search/search.filters.ts';
import { filterLabels } from './filterLabels.ts';
import type { Search } from './useSearch.ts';

/** What narrows the search, each with a way to take it away. */
export function AppliedChips({ search: { snapshot, send } }: { readonly search: Search }) {
  const { applied } = snapshot.context;
  const menus = menusInUse(applied);
  if (applied.q === '' && menus.length === 0) return null;
  return (
    <Inline gap={2}>
      {applied.q === '' ? null : (
        <Chip onClear={() => send({ type: 'query.cleared' })} clearLabel={`Remove ${applied.q}`}>
          {applied.q}
        </Chip>
      )}
      {menus.map((menu) => {
        const words = filterLabels[menu](applied) ?? '';
        return (
          <Chip
            key={menu}
            onClear={() => send({ type: 'filter.removed', menu })}
            clearLabel={`Remove ${words}`}
          >
            {words}
          </Chip>
        );
      })}
      {menus.length > 1 ? (
        <Button variant="text" onClick={() => send({ type: 'filters.reset' })}>
          Clear all
        </Button>
      ) : null}
    </Inline>
  );
}
