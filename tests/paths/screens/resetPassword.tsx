import { link } from '#flows/paths/model/expectation.ts';
import { Component } from '#routes/reset-password/ResetPasswordScreen.tsx';
import { renderScreen } from '#tests/fixtures/renderScreen.tsx';
import type { Screen } from '../screen.ts';
import { mounted } from './mounted.ts';

export const resetPassword: Screen = {
  opens: () => [link('Log In')],
  mount: (_, host) =>
    mounted(renderScreen(Component, { path: '/reset-password', at: '/reset-password', host })),
};
