import { TellUs } from '#routes/search/property-request/TellUs.tsx';
import { renderScreen } from '#tests/fixtures/renderScreen.tsx';
import type { Screen } from '../screen.ts';
import { mounted } from './mounted.ts';

export const propertyRequest: Screen = {
  mount: (_, host) => mounted(renderScreen(TellUs, { path: '/search', at: '/search', host })),
};
