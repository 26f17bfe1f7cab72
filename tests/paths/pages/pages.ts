import type { PageBinding } from '../kit/page/binding.ts';
import { login } from './login.ts';

/** How each flow is walked in a browser, by its machine's id. */
export const PAGES: Readonly<Record<string, PageBinding>> = { login };
