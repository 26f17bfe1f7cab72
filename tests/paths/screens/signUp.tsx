import type { Screen } from '#flows/paths/screen.ts';
import { Component } from '#routes/sign-up/SignUpScreen.tsx';
import { renderScreen } from '#tests/fixtures/renderScreen.tsx';
import { mounted } from './mounted.ts';

export const signUp: Screen = {
  mount: (_, host) => mounted(renderScreen(Component, { path: '/sign-up', at: '/sign-up', host })),
};
