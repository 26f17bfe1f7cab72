import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

/** Files that share their modules share Testing Library, which by itself cleans up after the first of them alone. */
afterEach(cleanup);
