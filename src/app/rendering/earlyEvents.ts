/** What is typed into and chosen from. */
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Controls whose clicks mean nothing without scripts, and links that scripts make more of. A button that submits is heard
 * of by its form.
 */
const CONTROLS = 'button, input[type="checkbox"], input[type="radio"], a[data-enhanced]';

export interface EarlyEvents {
  /**
   * Ends the recording; call it when React begins to listen.
   * @returns repeats what was recorded; call it once React runs the page.
   */
  readonly stop: () => () => Promise<void>;
  /** Whether the person has gone back, or on, to another page: the server is asked for it, and nothing runs here any more. */
  readonly hasLeft: () => boolean;
}

/**
 * Records what a person does on a rendered page before React listens: clicks, what is typed and chosen, forms that only
 * scripts can send. Links and forms with an `action` work by themselves.
 */
export function recordEarlyEvents(): EarlyEvents {
  const actions: (() => void)[] = [];
  const fields = new Set<Field>();
  const recording = new AbortController();
  let hasLeft = false;
  const listen = <Name extends keyof DocumentEventMap>(
    name: Name,
    heard: (event: DocumentEventMap[Name]) => void,
  ): void => document.addEventListener(name, heard, { capture: true, signal: recording.signal });

  listen('click', (event) => {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>(CONTROLS) : null;
    if (!control || submitsForm(control)) return;
    event.preventDefault();
    actions.push(() => currentOf(control).click());
  });
  listen('submit', (event) => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement) || form.hasAttribute('action')) return;
    event.preventDefault();
    actions.push(() => form.requestSubmit(submitter));
  });
  const hearField = ({ target }: Event): void => {
    if (isField(target)) fields.add(target);
  };
  listen('input', hearField);
  listen('change', hearField);
  // A page of this document's past: nothing here could show it yet, so the server does. Another part of this page is no
  // other page.
  const shown = pageAddress();
  window.addEventListener(
    'popstate',
    () => {
      if (pageAddress() === shown) return;
      hasLeft = true;
      window.location.reload();
    },
    { signal: recording.signal },
  );

  return {
    hasLeft: () => hasLeft,
    stop: () => {
      recording.abort();
      const values = Array.from(fields, (field) => [field, field.value] as const);
      return async () => {
        for (const [field, value] of values) enter(field, value);
        for (const act of actions) {
          // The screen first shows what came of the action before.
          await new Promise((resolve) => setTimeout(resolve));
          act();
        }
      };
    },
  };
}

/**
 * The control, or the one of the same name that has taken its place: what a signed-in person sees, as the heart of a home,
 * can be another component than what the server rendered for everyone.
 */
function currentOf(control: HTMLElement): HTMLElement {
  if (control.isConnected) return control;
  const others = document.querySelectorAll<HTMLElement>(control.tagName);
  return [...others].find((other) => nameOf(other) === nameOf(control)) ?? control;
}

const nameOf = (control: HTMLElement): string =>
  control.getAttribute('aria-label') ?? control.textContent ?? '';

const pageAddress = (): string => window.location.pathname + window.location.search;

const submitsForm = (control: HTMLElement): boolean =>
  control instanceof HTMLButtonElement && control.type === 'submit' && control.form !== null;

const isField = (target: EventTarget | null): target is Field =>
  (target instanceof HTMLInputElement && target.type !== 'checkbox' && target.type !== 'radio') ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

/** Enters a value as a person would. React ignores a value that it has seen already, so it sees the first one before. */
function enter(field: Field, value: string): void {
  if (field instanceof HTMLSelectElement) {
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  field.value = field.defaultValue;
  const prototype =
    field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
