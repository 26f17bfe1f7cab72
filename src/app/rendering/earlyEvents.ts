type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Controls that need scripts, and links that scripts enhance. Clicks on submit buttons are excluded, because the form's
 * `submit` event records them.
 */
const CONTROLS = 'button, input[type="checkbox"], input[type="radio"], a[data-enhanced]';

export interface EarlyEvents {
  /**
   * Ends the recording; call it when React starts to hydrate.
   * @returns a function that replays the recorded events; call it after hydration.
   */
  readonly stop: () => () => Promise<void>;
  /** Whether Back or Forward led to another page. The document is being reloaded, so do not hydrate. */
  readonly hasLeft: () => boolean;
}

/**
 * Records input on a rendered page before React listens: clicks, field values, and submits of forms without an
 * `action`. Links and forms with an `action` work without scripts.
 */
export function recordEarlyEvents(): EarlyEvents {
  const actions: (() => void)[] = [];
  const fields = new Set<Field>();
  const recording = new AbortController();
  let hasLeft = false;
  const listen = <Name extends keyof DocumentEventMap>(
    name: Name,
    listener: (event: DocumentEventMap[Name]) => void,
  ): void => document.addEventListener(name, listener, { capture: true, signal: recording.signal });

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
  const recordField = ({ target }: Event): void => {
    if (isField(target)) fields.add(target);
  };
  listen('input', recordField);
  listen('change', recordField);
  // Back to another page of this document: no router can render it yet, so reload. A different hash is the same page.
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
          // Let the page render the previous action first.
          await new Promise((resolve) => setTimeout(resolve));
          act();
        }
      };
    },
  };
}

/**
 * The control, or its replacement with the same name. Signed-in buyers can get another component than the one that the
 * server rendered for everyone, such as the heart of a home.
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

/** Enters a value like a user. React ignores a value that it already tracks, so the default value is set first. */
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
