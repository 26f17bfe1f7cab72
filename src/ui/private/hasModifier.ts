import type { KeyboardEvent, MouseEvent } from 'react';

/**
 * Whether a key or link is pressed with a modifier: such presses are the browser's or the system's, as Alt+Left goes back
 * and Ctrl+click opens a tab.
 */
export const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent | MouseEvent): boolean =>
  altKey || ctrlKey || metaKey || shiftKey;
