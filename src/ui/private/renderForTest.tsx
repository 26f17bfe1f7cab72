import { cleanup, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterEach } from 'vitest';

afterEach(cleanup);

/** Renders an element, with a user to interact with it. */
export function renderForTest(element: ReactElement) {
  return { user: userEvent.setup(), ...render(element) };
}
