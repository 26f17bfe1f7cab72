import { naira } from '#domain/money.ts';
import { address, button, dialog, field, without } from '#flows/paths/model/expectation.ts';
import type { BuyerDriver, BuyerEvent } from '../../about/model.ts';
import type { OpenableMenu } from '../search.events.ts';
import type { FilterDraft } from '../search.filters.ts';
import type { searchMachine } from '../search.machine.ts';
import { searchPath } from '../search.url.ts';
import {
  choice,
  draftState,
  FIRST_PAGE,
  hasChangedDraftIn,
  hasHomesShown,
  INITIAL_SEARCH,
  isOpen,
  RANGE_PROBLEM,
  SEARCHING,
  type Snapshot,
} from './search.model.places.ts';

const NO_MENU = without(button('Apply'));
const BACKWARDS: Partial<FilterDraft> = { minKobo: naira(60_000_000), maxKobo: naira(15_000_000) };
/** The values chosen in each menu. */
const CHOICES: Readonly<Record<OpenableMenu, Partial<FilterDraft>>> = {
  price: { minKobo: naira(5_000_000), maxKobo: naira(60_000_000) },
  monthly: { maxMonthlyKobo: naira(420_000) },
  type: { type: 'duplex' },
  beds: { beds: 2 },
  baths: { baths: 2 },
  all: { type: 'duplex' },
};
const LABELS: Readonly<Record<OpenableMenu, string>> = {
  price: 'Price',
  monthly: '₦ a month',
  type: 'Type',
  beds: 'Beds',
  baths: 'Baths',
  all: 'all filters',
};

/** Applies a menu with its new values, or without changes, which opens the first page or repeats the search. */
function applyingOf(menu: OpenableMenu): Readonly<Record<string, BuyerEvent<typeof searchMachine>>> {
  const event = { type: 'filters.applied' } as const;
  const perform = ({ press }: BuyerDriver): Promise<void> => press('Apply');
  const isUnchanged = (snapshot: Snapshot): boolean =>
    isOpen(menu)(snapshot) && draftState(snapshot.context) === 'as applied';
  return {
    [`${LABELS[menu]} applied`]: {
      event,
      when: hasChangedDraftIn(menu),
      perform,
      expects: [NO_MENU, address(searchPath({ ...FIRST_PAGE, ...CHOICES[menu] }))],
    },
    [`${LABELS[menu]} applied unchanged on page 2`]: {
      event,
      when: (snapshot) => isUnchanged(snapshot) && snapshot.context.applied.page === INITIAL_SEARCH.page,
      perform,
      expects: [NO_MENU, address(searchPath(FIRST_PAGE))],
    },
    [`${LABELS[menu]} applied unchanged on page 1`]: {
      event,
      when: (snapshot) => isUnchanged(snapshot) && snapshot.context.applied.page === 1,
      perform,
      expects: [NO_MENU, SEARCHING],
    },
  };
}

/** Events of the filter menus. */
export const menuEvents: Readonly<Record<string, BuyerEvent<typeof searchMachine>>> = {
  'Price opened': {
    event: { type: 'menu.opened', menu: 'price' },
    when: hasHomesShown,
    perform: ({ press }) => press('Price'),
    expects: [dialog('Price')],
  },
  '₦ a month opened': {
    event: { type: 'menu.opened', menu: 'monthly' },
    when: hasHomesShown,
    perform: ({ press }) => press('₦ a month'),
    expects: [dialog('₦ a month')],
  },
  'Type opened': {
    event: { type: 'menu.opened', menu: 'type' },
    when: hasHomesShown,
    perform: ({ press }) => press('Type'),
    expects: [dialog('Type')],
  },
  'Beds opened': {
    event: { type: 'menu.opened', menu: 'beds' },
    when: (snapshot) => hasHomesShown(snapshot) || isOpen('type')(snapshot),
    perform: ({ press }) => press('Beds: 3 beds'),
    expects: [dialog('Beds')],
  },
  'Baths opened': {
    event: { type: 'menu.opened', menu: 'baths' },
    when: hasHomesShown,
    perform: ({ press }) => press('Baths'),
    expects: [dialog('Baths')],
  },
  'all filters opened': {
    event: { type: 'menu.opened', menu: 'all' },
    when: hasHomesShown,
    perform: ({ press }) => press('Filters (1)'),
    expects: [dialog('Filters')],
  },
  'prices chosen': {
    event: { type: 'draft.changed', change: CHOICES.price },
    when: isOpen('price'),
    perform: async ({ type }) => {
      await type('Minimum', '5000000');
      await type('Maximum', '60000000');
    },
    expects: [field('Minimum', { value: '5,000,000' }), field('Maximum', { value: '60,000,000' })],
  },
  'a minimum above the maximum chosen': {
    event: { type: 'draft.changed', change: BACKWARDS },
    when: isOpen('price', 'all'),
    perform: async ({ type }) => {
      await type('Minimum', '60000000');
      await type('Maximum', '15000000');
    },
    expects: [field('Minimum', { value: '60,000,000' }), field('Maximum', { value: '15,000,000' })],
  },
  'an amount a month chosen': {
    event: { type: 'draft.changed', change: CHOICES.monthly },
    when: isOpen('monthly'),
    perform: ({ type }) => type('At most a month', '420000'),
    expects: [field('At most a month', { value: '420,000' })],
  },
  'duplex chosen': {
    event: { type: 'draft.changed', change: CHOICES.type },
    when: isOpen('type', 'all'),
    perform: ({ press }) => press('Duplex', 'radio'),
    expects: [choice('Duplex', true)],
  },
  'two beds chosen': {
    event: { type: 'draft.changed', change: CHOICES.beds },
    when: isOpen('beds'),
    perform: ({ press }) => press('2', 'radio'),
    expects: [choice('2', true)],
  },
  'two baths chosen': {
    event: { type: 'draft.changed', change: CHOICES.baths },
    when: isOpen('baths'),
    perform: ({ press }) => press('2', 'radio'),
    expects: [choice('2', true)],
  },
  'price cleared': {
    event: { type: 'menu.emptied', menu: 'price' },
    when: hasChangedDraftIn('price'),
    perform: ({ press }) => press('Clear price'),
    expects: [field('Minimum', { value: '' }), field('Maximum', { value: '' })],
  },
  '₦ a month cleared': {
    event: { type: 'menu.emptied', menu: 'monthly' },
    when: hasChangedDraftIn('monthly'),
    perform: ({ press }) => press('Clear ₦ a month'),
    expects: [field('At most a month', { value: '' })],
  },
  'type cleared': {
    event: { type: 'menu.emptied', menu: 'type' },
    when: hasChangedDraftIn('type'),
    perform: ({ press }) => press('Clear type'),
    expects: [choice('Duplex', false)],
  },
  'beds cleared': {
    event: { type: 'menu.emptied', menu: 'beds' },
    when: hasChangedDraftIn('beds'),
    perform: ({ press }) => press('Clear beds'),
    expects: [choice('2', false), choice('3', false)],
  },
  'baths cleared': {
    event: { type: 'menu.emptied', menu: 'baths' },
    when: hasChangedDraftIn('baths'),
    perform: ({ press }) => press('Clear baths'),
    expects: [choice('2', false)],
  },
  'all filters cleared': {
    event: { type: 'menu.emptied', menu: 'all' },
    when: hasChangedDraftIn('all'),
    perform: ({ press }) => press('Clear filters'),
    expects: [choice('Duplex', false), choice('3', false)],
  },
  'Price left': {
    event: { type: 'menu.closed', menu: 'price' },
    perform: ({ key }) => key('Escape'),
    expects: [NO_MENU],
  },
  '₦ a month left': {
    event: { type: 'menu.closed', menu: 'monthly' },
    perform: ({ key }) => key('Escape'),
    expects: [NO_MENU],
  },
  'Type left': {
    event: { type: 'menu.closed', menu: 'type' },
    perform: ({ key }) => key('Escape'),
    expects: [NO_MENU],
  },
  'Beds left': {
    event: { type: 'menu.closed', menu: 'beds' },
    perform: ({ key }) => key('Escape'),
    expects: [NO_MENU],
  },
  'Baths left': {
    event: { type: 'menu.closed', menu: 'baths' },
    perform: ({ key }) => key('Escape'),
    expects: [NO_MENU],
  },
  'all filters left': {
    event: { type: 'menu.closed', menu: 'all' },
    perform: ({ press }) => press('Close'),
    expects: [NO_MENU],
  },
  'a minimum above the maximum applied': {
    event: { type: 'filters.applied' },
    when: ({ context }) => draftState(context) === 'backwards',
    perform: ({ press }) => press('Apply'),
    expects: [button('Apply'), field('Minimum', { description: RANGE_PROBLEM })],
  },
  ...applyingOf('price'),
  ...applyingOf('monthly'),
  ...applyingOf('type'),
  ...applyingOf('beds'),
  ...applyingOf('baths'),
  ...applyingOf('all'),
};
