import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

/** For busy machines: a query that matches immediately does not wait. */
configure({ asyncUtilTimeout: 60_000 });

/** Files that share their modules share Testing Library, which by itself cleans up only after the first of them. */
afterEach(cleanup);
