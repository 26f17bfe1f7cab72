import { buildBuyer } from '#machines/buyer.fixtures.ts';
import { Component } from '#routes/dashboard/profile/ProfileScreen.tsx';
import { renderScreen } from '#tests/fixtures/renderScreen.tsx';
import type { Screen } from '../screen.ts';
import { mounted } from './mounted.ts';

const PATH = '/dashboard/profile';

export const changePassword: Screen = {
  mount: (_, host) =>
    mounted(renderScreen(Component, { path: PATH, at: `${PATH}?tab=security`, user: buildBuyer(), host })),
};
