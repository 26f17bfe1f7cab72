/**
 * Where a panel is put so that it can be seen: the browser shows an open `<dialog>` above the whole body. The body, while
 * there is none.
 */
export const portalPlace = (): HTMLElement | undefined =>
  typeof document === 'undefined' ? undefined : (document.querySelector('dialog[open]') ?? undefined);
