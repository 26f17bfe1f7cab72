import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach } from 'vitest';

/** Generous, for a busy machine: elements that are already there are found without waiting. */
configure({ asyncUtilTimeout: 60_000 });

/** Test files share modules, so Testing Library's own cleanup would run only after the first file. */
afterEach(cleanup);

/** Test files share a document, so what a file writes into the body without Testing Library must not reach the next one. */
afterAll(() => {
  if (typeof document !== 'undefined') document.body.replaceChildren();
});
