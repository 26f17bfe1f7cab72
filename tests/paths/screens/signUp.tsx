import { link } from '#flows/paths/model/expectation.ts';
import { Component } from '#routes/sign-up/SignUpScreen.tsx';
import { renderScreen } from '#tests/fixtures/renderScreen.tsx';
import type { Screen } from '../screen.ts';
import { mounted } from './mounted.ts';

export const signUp: Screen = {
  opens: () => [link('Login')],
  mount: (_, host) => mounted(renderScreen(Component, { path: '/sign-up', at: '/sign-up', host })),
};
