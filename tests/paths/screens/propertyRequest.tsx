import type { Screen } from '#flows/paths/screen.ts';
import { TellUs } from '#routes/search/property-request/TellUs.tsx';
import { renderScreen } from '#tests/fixtures/renderScreen.tsx';
import { mounted } from './mounted.ts';

export const propertyRequest: Screen = {
  mount: (_, host) => mounted(renderScreen(TellUs, { path: '/search', at: '/search', host })),
};
