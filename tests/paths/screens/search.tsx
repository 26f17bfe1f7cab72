import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { button, type Expectation, field, heading, link, text } from '#flows/paths/model/expectation.ts';
import { searchModel } from '#machines/search/model/search.model.ts';
import { searchPath } from '#machines/search/search.url.ts';
import { Component } from '#routes/search/SearchScreen.tsx';
import { renderScreen } from '#tests/fixtures/renderScreen.tsx';
import type { Screen } from '../screen.ts';
import { mounted } from './mounted.ts';

/** Steps after which a second filter is applied, beside the number of beds. */
const SECOND_FILTER = /^(Price|₦ a month|Type|Baths|all filters) applied$/;
const NO_FILTER = ['another search opened', 'all taken away'];
const SLIDER: Expectation = { role: 'slider', name: 'Over' };

export const search: Screen = {
  opens: () => [
    heading('Search homes'),
    text('Yaba'),
    button('See what is within reach'),
    text('What do you earn in a month?'),
    button('Filters (1)'),
  ],
  expects: {
    'menu.closed': ({ steps }) => {
      const last = steps.at(-1) ?? '';
      if (SECOND_FILTER.test(last)) return [link('Clear all')];
      return NO_FILTER.includes(last) ? [button('Filters')] : [];
    },
    'menu.price': ({ steps }) =>
      steps.at(-1) === 'prices chosen'
        ? [field('Minimum', { value: '5,000,000' }), field('Maximum', { value: '60,000,000' })]
        : [],
    'menu.monthly': () => [
      text('PlanPlan APlan BPlan C'),
      { role: 'radio', name: 'Plan A' },
      text('Over'),
      SLIDER,
    ],
    'menu.all': ({ steps }) => [
      text('TypeBungalowDuplexTerraceFlatApartmentMaisonetteHouse'),
      text('Beds1234+'),
      text('Baths1234+'),
      ...(steps.at(-1) === 'all filters cleared'
        ? []
        : [{ role: 'radio', name: '3', is: 'checked' } as const]),
      button('Clear filters'),
      ...(steps.at(-1) === 'a minimum above the maximum chosen'
        ? [field('Minimum', { value: '60,000,000' }), field('Maximum', { value: '15,000,000' })]
        : []),
    ],
    'results.pastTheEnd': () => [text('The homes that fit are on fewer pages.')],
    'results.failed': ({ steps }) => {
      const loaded = steps.findLast(
        (step) => /^fetchProperties: (homes|no)/.test(step) && !/network/.test(step),
      );
      return loaded === 'fetchProperties: homes found'
        ? [text('These are the homes that were loaded before.')]
        : [];
    },
  },
  mount: (start, host) => {
    const at = searchPath(searchModel.starts[start]?.filters ?? {});
    return mounted(renderScreen(Component, { path: '/search', at, host }));
  },
  actions: {
    // The order is in the bar and, on phones, above the homes: without styles, both are in the page.
    'cheapest first chosen': async () => {
      const [order = document.body] = screen.getAllByLabelText('Order');
      await userEvent.selectOptions(order, 'Price: low to high');
    },
  },
};
