type Modifiers = Pick<MouseEvent, 'button' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Whether a click follows its link in this tab; one with a modifier opens another tab or window, or stores the target. */
export const followsLink = ({ button, altKey, ctrlKey, metaKey, shiftKey }: Modifiers): boolean =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
