/**
 * The portal container of a panel: an open `<dialog>`, which the browser renders above the body, or undefined for the
 * body.
 */
export const portalContainer = (): HTMLElement | undefined =>
  typeof document === 'undefined' ? undefined : (document.querySelector('dialog[open]') ?? undefined);
