import { Component } from '#routes/contact-support/ContactSupportScreen.tsx';
import { renderScreen } from '#tests/fixtures/renderScreen.tsx';
import type { Screen } from '../screen.ts';
import { mounted } from './mounted.ts';

export const contact: Screen = {
  opens: () => [{ role: 'form', name: 'Contact Us' }],
  mount: (_, host) =>
    mounted(renderScreen(Component, { path: '/contact-support', at: '/contact-support', host })),
};
