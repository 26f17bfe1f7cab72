import { link, text } from '#flows/paths/model/expectation.ts';
import { Component } from '#routes/login/LoginScreen.tsx';
import { renderScreen } from '#tests/fixtures/renderScreen.tsx';
import type { Screen } from '../screen.ts';
import { mounted } from './mounted.ts';

export const login: Screen = {
  opens: () => [
    link('Kolo'),
    text('Every month, one more square.'),
    link('Forgotten password'),
    link('Sign Up'),
  ],
  mount: (_, host) => mounted(renderScreen(Component, { path: '/login', at: '/login', host })),
};
