import { PropertyCard } from '#routes/property-card/PropertyCard.tsx';
import { aProperty } from '#tests/fixtures/properties.ts';
import { renderScreen } from '#tests/fixtures/renderDashboard.tsx';
import type { Screen } from '../kit/screen.ts';
import { mounted } from './mounted.ts';

export const savedToggle: Screen = {
  mount: (start, host) =>
    mounted(
      renderScreen(() => <PropertyCard property={aProperty({ saved: start === 'a saved home' })} />, {
        path: '/search',
        at: '/search',
        host,
      }),
    ),
};
