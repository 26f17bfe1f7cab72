import { rememberResetCode } from '#app/session/resetCode.ts';
import type { Screen } from '#flows/paths/screen.ts';
import { Component } from '#routes/create-password/CreatePasswordScreen.tsx';
import { renderScreen } from '#tests/fixtures/renderScreen.tsx';
import { mounted } from './mounted.ts';

const PATH = '/create-password';

export const createPassword: Screen = {
  mount: (_, host) => {
    rememberResetCode({ otp: '734159', identifier: 'tolu@example.com' });
    return mounted(renderScreen(Component, { path: PATH, at: PATH, host }));
  },
};
