import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { heading } from '#flows/paths/model/expectation.ts';
import { searchModel } from '#machines/search/model/search.model.ts';
import { searchPath } from '#machines/search/search.url.ts';
import { Component } from '#routes/search/SearchScreen.tsx';
import { renderScreen } from '#tests/fixtures/renderScreen.tsx';
import type { Screen } from '../screen.ts';
import { mounted } from './mounted.ts';

export const search: Screen = {
  opens: () => [heading('Search homes')],
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
