import type { Screen } from '../kit/screen.ts';
import { login } from './login.tsx';

/** The screen of every flow, by its machine's id. */
export const SCREENS: Readonly<Record<string, Screen>> = { login };
