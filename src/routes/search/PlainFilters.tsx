import { Button, Grid, SelectField, TextField } from '@adire/ui';
import { monthsText } from '#app/format/countText.ts';
import { PROPERTY_TYPE_LABELS, PROPERTY_TYPES, ROOM_COUNT_OPTIONS } from '#domain/listings/listings.ts';
import { MAX_DURATION_MONTHS, PLANS } from '#domain/plans/plans.ts';
import { NO_FILTERS, type SearchFilters } from '#machines/search/search.filters.ts';
import { encodeSearch } from '#machines/search/search.url.ts';
import { roomCountText } from './filterLabels.ts';
import { HiddenFilters } from './HiddenFilters.tsx';
import * as styles from './SearchBar.css.ts';

const ANY = { value: '', label: 'Any' };
const AMOUNTS = [
  ['min', 'Minimum price, ₦'],
  ['max', 'Maximum price, ₦'],
  ['monthly', 'At most a month, ₦'],
] as const;
const ROOMS = [
  ANY,
  ...ROOM_COUNT_OPTIONS.map((count) => ({ value: `${count}`, label: roomCountText(count) })),
];
const CHOICES = [
  ['plan', 'Plan', PLANS.map((plan) => ({ value: plan, label: `Plan ${plan}` }))],
  [
    'months',
    'Over',
    Array.from({ length: MAX_DURATION_MONTHS }, (_, index) => ({
      value: `${index + 1}`,
      label: monthsText(index + 1),
    })),
  ],
  [
    'type',
    'Type',
    [ANY, ...PROPERTY_TYPES.map((type) => ({ value: type, label: PROPERTY_TYPE_LABELS[type] }))],
  ],
  ['beds', 'Beds', ROOMS],
  ['baths', 'Baths', ROOMS],
] as const;

/** The filters as one plain form, for browsers without JavaScript, which the menus need. */
export function PlainFilters({ applied }: { readonly applied: SearchFilters }) {
  const set = encodeSearch(applied);
  const terms: Readonly<Record<string, string>> = { plan: applied.plan, months: String(applied.months) };
  const chosen = (name: string) => set.get(name) ?? terms[name] ?? '';
  const others = { q: applied.q, sort: applied.sort };
  return (
    <noscript>
      <details>
        <summary>Filters</summary>
        <form method="get" action="/search" className={styles.plainForm}>
          <HiddenFilters filters={{ ...NO_FILTERS, ...others }} />
          <Grid minColumnPx={160} gap={3}>
            {AMOUNTS.map(([name, label]) => (
              <TextField
                key={name}
                name={name}
                label={label}
                inputMode="numeric"
                defaultValue={chosen(name)}
              />
            ))}
            {CHOICES.map(([name, label, options]) => (
              <SelectField
                key={name}
                name={name}
                label={label}
                options={options}
                value={chosen(name)}
                onChange={() => {}}
              />
            ))}
          </Grid>
          <Button type="submit">Apply</Button>
        </form>
      </details>
    </noscript>
  );
}
