import { cleanup, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterEach } from 'vitest';

afterEach(cleanup);

/** Draws an element on a page of its own, with somebody to use it. */
export function renderForTest(element: ReactElement) {
  return { user: userEvent.setup(), ...render(element) };
}
