import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * What a browser does for a number field that holds no number, for our own fields: the form is not submitted, and
 * the focus goes to the field, whose message says why. So no form can mistake an unreadable text for an empty one.
 */
export function useUnreadableGuard(
  input: RefObject<HTMLInputElement | null>,
  isUnreadable: boolean,
  onReset: () => void,
): void {
  const stop = useEffectEvent((event: Event) => {
    if (!isUnreadable) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    input.current?.focus();
  });
  const forget = useEffectEvent(onReset);

  // The same listeners all along: one that is replaced while an event is under way would miss it.
  useEffect(() => {
    const form = input.current?.form;
    const hearSubmit = (event: Event) => stop(event);
    const hearReset = () => forget();
    form?.addEventListener('submit', hearSubmit, { capture: true });
    form?.addEventListener('reset', hearReset);
    return () => {
      form?.removeEventListener('submit', hearSubmit, { capture: true });
      form?.removeEventListener('reset', hearReset);
    };
  }, [input]);
}
