import { rememberResetCode } from '#app/session/resetCode.ts';
import { link } from '#flows/paths/model/expectation.ts';
import { Component } from '#routes/create-password/CreatePasswordScreen.tsx';
import { renderScreen } from '#tests/fixtures/renderScreen.tsx';
import type { Screen } from '../screen.ts';
import { mounted } from './mounted.ts';

const PATH = '/create-password';

export const createPassword: Screen = {
  opens: () => [link('Log In')],
  mount: (_, host) => {
    rememberResetCode({ otp: '734159', identifier: 'tolu@example.com' });
    return mounted(renderScreen(Component, { path: PATH, at: PATH, host }));
  },
};
