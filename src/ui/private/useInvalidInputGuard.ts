import { type RefObject, useEffect, useEffectEvent } from 'react';

const INVALID_CONTROL = ':is(input, select, textarea)[aria-invalid="true"]';

/**
 * Blocks the submission of the form while the field's text is invalid, and focuses the form's first invalid field, as
 * browsers do for `<input type="number">`. Otherwise a form would treat invalid text as an empty field.
 */
export function useInvalidInputGuard(
  input: RefObject<HTMLInputElement | null>,
  isInvalid: boolean,
  onReset: () => void,
): void {
  const blockSubmit = useEffectEvent((event: Event) => {
    if (!isInvalid) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const first = input.current?.form?.querySelector<HTMLElement>(INVALID_CONTROL);
    (first ?? input.current)?.focus();
  });
  const reset = useEffectEvent(onReset);

  // The listeners are stable: a listener that is replaced during an event would miss it.
  useEffect(() => {
    const form = input.current?.form;
    const onSubmit = (event: Event) => blockSubmit(event);
    const onResetEvent = () => reset();
    form?.addEventListener('submit', onSubmit, { capture: true });
    form?.addEventListener('reset', onResetEvent);
    return () => {
      form?.removeEventListener('submit', onSubmit, { capture: true });
      form?.removeEventListener('reset', onResetEvent);
    };
  }, [input]);
}
