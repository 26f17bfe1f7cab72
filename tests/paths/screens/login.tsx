import type { Screen } from '#flows/paths/screen.ts';
import { Component } from '#routes/login/LoginScreen.tsx';
import { renderScreen } from '#tests/fixtures/renderScreen.tsx';
import { mounted } from './mounted.ts';

export const login: Screen = {
  mount: (_, host) => mounted(renderScreen(Component, { path: '/login', at: '/login', host })),
};
