import type { KeyboardEvent } from 'react';

/** Whether a key is pressed with a modifier: such keys are the browser's or the system's, as Alt+Left goes back. */
export const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean =>
  altKey || ctrlKey || metaKey || shiftKey;
