import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

/** For a machine that has more to do: what is there at once is not waited for. */
configure({ asyncUtilTimeout: 60_000 });

/** Files that share their modules share Testing Library, which by itself cleans up after the first of them alone. */
afterEach(cleanup);
