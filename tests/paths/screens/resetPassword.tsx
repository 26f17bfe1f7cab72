import type { Screen } from '#flows/paths/screen.ts';
import { Component } from '#routes/reset-password/ResetPasswordScreen.tsx';
import { renderScreen } from '#tests/fixtures/renderScreen.tsx';
import { mounted } from './mounted.ts';

export const resetPassword: Screen = {
  mount: (_, host) =>
    mounted(renderScreen(Component, { path: '/reset-password', at: '/reset-password', host })),
};
