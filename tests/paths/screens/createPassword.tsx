import { Component } from '#routes/create-password/CreatePasswordScreen.tsx';
import { renderScreen } from '#tests/fixtures/renderScreen.tsx';
import type { Screen } from '../kit/screen.ts';
import { mounted } from './mounted.ts';

const PATH = '/create-password';

export const createPassword: Screen = {
  mount: (_, host) =>
    mounted(
      renderScreen(Component, { path: PATH, at: `${PATH}?otp=7341&identifier=tolu%40example.com`, host }),
    ),
};
