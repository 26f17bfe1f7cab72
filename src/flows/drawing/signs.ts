import type { Sign } from './text.ts';
import { element } from './xml.ts';

/** Paths of the signs, 12 × 12. They are drawn because a font may lack them or show them in its own colours. */
const PATHS: Readonly<Record<Sign, string>> = {
  person: 'M6 1a2.5 2.5 0 1 1 0 5a2.5 2.5 0 0 1 0-5ZM1.3 11.4C1.6 8.6 3.5 7.2 6 7.2s4.4 1.4 4.7 4.2Z',
  operator:
    'M6 1a2.3 2.3 0 1 1 0 4.6a2.3 2.3 0 0 1 0-4.6ZM1.3 11.4C1.6 8.4 3.3 7 5.2 6.8L6 8.3 6.8 6.8C8.7 7 10.4 8.4 10.7 11.4H6.7L6.4 9.3H5.6L5.3 11.4Z',
  app: 'M7.3.6 2 7h3.3L4.7 11.4 10 5H6.7Z',
  time: 'M6 1a5 5 0 1 1 0 10A5 5 0 0 1 6 1ZM6 3.2V6.3L8.1 7.5',
  success: 'M1.6 6.6 4.7 9.7 10.4 2.7',
  failure: 'M2.3 2.3 9.7 9.7M9.7 2.3 2.3 9.7',
  call: 'M1.3 3.9H10M7.6 1.5 10 3.9 7.6 6.3M10.7 8.3H2M4.4 5.9 2 8.3 4.4 10.7',
};
/** Signs that are filled; the others are outlined. */
const FILLED: ReadonlySet<Sign> = new Set(['person', 'operator', 'app']);

/** Draws a sign with its top left corner at a point. */
export const signAt = (sign: Sign, x: number, y: number): string =>
  element('path', {
    class: `sign ${FILLED.has(sign) ? 'filled' : 'lined'}`,
    transform: `translate(${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10})`,
    d: PATHS[sign],
  });
