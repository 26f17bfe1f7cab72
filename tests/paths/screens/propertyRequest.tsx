import { PropertyRequestBanner } from '#routes/search/property-request/PropertyRequestBanner.tsx';
import { renderScreen } from '#tests/fixtures/renderScreen.tsx';
import type { Screen } from '../screen.ts';
import { mounted } from './mounted.ts';

export const propertyRequest: Screen = {
  mount: (_, host) => mounted(renderScreen(PropertyRequestBanner, { path: '/search', at: '/search', host })),
};
