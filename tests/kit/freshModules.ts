import { vi } from 'vitest';

/** A mock would hold for the files after it that share its modules: each file loads the product's own modules anew. */
vi.resetModules();
