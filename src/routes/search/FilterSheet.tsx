import { Button, Divider, Drawer, Stack, Text } from '@adire/ui';
import { Fragment, useDeferredValue } from 'react';
import { FILTER_MENUS } from '#machines/search/search.filters.ts';
import { filterFields } from './FilterFields.tsx';
import * as styles from './FilterSheet.css.ts';
import { MENU_LABELS } from './filterLabels.ts';
import { useDraftCount } from './useDraftCount.ts';
import type { Search } from './useSearch.ts';

/** All filters in one sheet, on phones. */
export function FilterSheet({ search: { snapshot, send } }: { readonly search: Search }) {
  const { applied, draft, draftProblem } = snapshot.context;
  const isOpen = snapshot.matches({ menu: 'all' });
  // Rendered in three steps, to keep the tap responsive: the pressed button, the sheet, then its many fields.
  const isShown = useDeferredValue(isOpen);
  const hasFields = useDeferredValue(isShown);
  const count = useDraftCount({ text: applied.q, draft, isOpen: isOpen && hasFields });
  return (
    <Drawer
      side="bottom"
      title="Filters"
      open={isShown}
      onOpenChange={(open) => send({ type: open ? 'menu.opened' : 'menu.closed', menu: 'all' })}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send({ type: 'filters.applied' });
        }}
        onReset={(event) => {
          event.preventDefault();
          send({ type: 'menu.emptied', menu: 'all' });
        }}
      >
        <Stack gap={5}>
          {/* They stay while the sheet closes: if the focused one were removed, the focus would not return. */}
          {hasFields || !isShown ? (
            FILTER_MENUS.map((menu) => (
              <Fragment key={menu}>
                {menu === 'price' ? null : <Divider />}
                {menu === 'price' || menu === 'monthly' ? (
                  <Text size="small" weight="strong">
                    {MENU_LABELS[menu]}
                  </Text>
                ) : null}
                {filterFields[menu]({
                  text: applied.q,
                  draft,
                  problem: draftProblem,
                  onChange: (change) => send({ type: 'draft.changed', change }),
                })}
              </Fragment>
            ))
          ) : (
            <div className={styles.fieldsToCome} />
          )}
          <div className={styles.actions}>
            <p className={styles.count} role="status">
              {count}
            </p>
            <Button variant="text" type="reset">
              Clear filters
            </Button>
            <Button type="submit" block>
              Apply
            </Button>
          </div>
        </Stack>
      </form>
    </Drawer>
  );
}
