import { button, heading, link, text } from '#flows/paths/model/expectation.ts';
import { buildBuyer } from '#machines/buyer.fixtures.ts';
import { Component } from '#routes/dashboard/profile/ProfileScreen.tsx';
import { renderScreen } from '#tests/fixtures/renderScreen.tsx';
import type { Screen } from '../screen.ts';
import { mounted } from './mounted.ts';

const PATH = '/dashboard/profile';

export const exportData: Screen = {
  opens: () => [
    heading('Profile'),
    button('Log out'),
    heading('Your data'),
    heading('Documents'),
    link('All your documents'),
  ],
  expects: { 'asking.saved': () => [text('Keep the file safe: anyone who has it knows')] },
  mount: (_, host) => mounted(renderScreen(Component, { path: PATH, at: PATH, user: buildBuyer(), host })),
};
