import { type RefObject, useEffect } from 'react';

/**
 * What a browser does for a number field that holds no number, for our own fields: the form is not submitted, and
 * the focus goes to the field, whose message says why. So no form can mistake an unreadable text for an empty one.
 * @param onReset called when the form is reset. Give the same function every time.
 */
export function useUnreadableGuard(
  input: RefObject<HTMLInputElement | null>,
  isUnreadable: boolean,
  onReset: () => void,
): void {
  useEffect(() => {
    const form = input.current?.form;
    if (!form) return;
    const stop = (event: Event) => {
      if (!isUnreadable) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      input.current?.focus();
    };
    form.addEventListener('submit', stop, { capture: true });
    form.addEventListener('reset', onReset);
    return () => {
      form.removeEventListener('submit', stop, { capture: true });
      form.removeEventListener('reset', onReset);
    };
  }, [input, isUnreadable, onReset]);
}
