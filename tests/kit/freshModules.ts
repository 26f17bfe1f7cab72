import { vi } from 'vitest';

/**
 * A mock would also apply to later files that share its modules, so each file loads the product's own modules again.
 */
vi.resetModules();
