/**
 * For `onOpenAutoFocus`: the panel itself takes the focus, so that its title is read and Tab reaches its first
 * control; Radix would take that control, which is the cross, or a field whose keyboard hides the rest.
 */
export function focusPanel(event: Event): void {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus({ preventScroll: true });
}
