import { Button, Chip, Inline } from '@adire/ui';
import { memo } from 'react';
import { menusInUse, type SearchFilters, withoutMenu } from '#machines/search/search.filters.ts';
import { searchPath } from '#machines/search/search.url.ts';
import { filterLabels } from './filterLabels.ts';

/** The applied filters, each with a link to the search without it. */
export const AppliedChips = memo(function AppliedChips({ applied }: { readonly applied: SearchFilters }) {
  const menus = menusInUse(applied);
  if (applied.q === '' && menus.length === 0) return null;
  return (
    <Inline gap={2}>
      {applied.q === '' ? null : (
        <Chip clearHref={searchPath({ ...applied, q: '', page: 1 })} clearLabel={`Remove ${applied.q}`}>
          {applied.q}
        </Chip>
      )}
      {menus.map((menu) => {
        const label = filterLabels[menu](applied) ?? '';
        return (
          <Chip key={menu} clearHref={searchPath(withoutMenu(applied, menu))} clearLabel={`Remove ${label}`}>
            {label}
          </Chip>
        );
      })}
      {menus.length > 1 ? (
        <Button variant="text" href={searchPath({})}>
          Clear all
        </Button>
      ) : null}
    </Inline>
  );
});
