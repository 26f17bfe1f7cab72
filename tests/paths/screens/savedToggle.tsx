import { screen } from '@testing-library/react';
import { PropertyCard } from '#app/property-card/PropertyCard.tsx';
import { button } from '#flows/paths/model/expectation.ts';
import { buildProperty } from '#tests/fixtures/properties.ts';
import { renderScreen } from '#tests/fixtures/renderDashboard.tsx';
import type { Screen } from '../screen.ts';
import { mounted } from './mounted.ts';

export const savedToggle: Screen = {
  opens: () => [button('Save Ewe Terraces')],
  mount: (start, host) => {
    const saved = start === 'a saved home';
    const view = renderScreen(() => <PropertyCard property={buildProperty({ saved })} />, {
      path: '/search',
      at: '/search',
      host,
    });
    // On the first render, the heart shows the listing's value.
    screen.getByRole('button', { name: /^Save /, pressed: saved });
    return mounted(view);
  },
};
