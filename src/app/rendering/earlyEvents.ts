import { followsLink } from '../routing/followsLink.ts';
import { saveOnLeave, savesHome } from '../saved/saveOnLeave.ts';
import { markPending } from './markPending.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Controls that need scripts, and links that scripts enhance. Clicks on submit buttons are excluded, because the form's
 * `submit` event records them.
 */
const CONTROLS = 'button, input[type="checkbox"], input[type="radio"], a[data-enhanced]';

/**
 * Fields whose values can have come without a recorded event: typed before this script ran, or filled in by the browser.
 * Only in forms that send data: other fields, such as filters, follow the URL.
 */
const FIELDS_TO_SEND = 'form[method="post"] :is(input, textarea)';

/** A press that scripts have to respond to. */
interface Press {
  readonly control: HTMLElement;
  /** Ends the sign that it was taken. */
  readonly restore: () => void;
  readonly repeat: () => void;
}

export interface EarlyEvents {
  /**
   * Call it when React starts to hydrate. Input is recorded further: React starts fields with their default values.
   * Presses are kept from React until those before them are replayed, because their order counts.
   * @returns a function that replays the recorded events; call it after hydration.
   */
  readonly stop: () => () => Promise<void>;
  /** Forgets the recorded presses, and lets the page work as without scripts. What is typed is still recorded. */
  readonly giveUp: () => void;
  /** Whether Back or Forward led to another page. The document is being reloaded, so do not hydrate. */
  readonly hasLeft: () => boolean;
}

/**
 * Records input on a rendered page before React listens: clicks, field values, and submits of forms without an
 * `action`. Links and forms with an `action` work without scripts, but those marked `data-enhanced` do more with them.
 */
export function recordEarlyEvents(): EarlyEvents {
  const presses: Press[] = [];
  const typed = new Map<Field, string>();
  const watchingHistory = new AbortController();
  const recordingPresses = new AbortController();
  const recordingFields = new AbortController();
  let hasLeft = false;
  /** Whether React listens already, and must not see a press before those that wait. */
  let isHydrating = false;
  let isRepeating = false;
  const listen = <Name extends keyof DocumentEventMap>(
    name: Name,
    listener: (event: DocumentEventMap[Name]) => void,
    { signal }: AbortController,
  ): void => document.addEventListener(name, listener, { capture: true, signal });

  const take = (event: Event): void => {
    event.preventDefault();
    if (isHydrating) event.stopImmediatePropagation();
  };
  const recordClick = (event: MouseEvent): void => {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>(CONTROLS) : null;
    if (isRepeating || !control || submitsForm(control)) return;
    if (control instanceof HTMLAnchorElement && !followsLink(event)) return;
    take(event);
    presses.push({
      control,
      restore: markPending(control),
      repeat: () => currentOf(control).click(),
    });
  };
  const recordSubmit = (event: SubmitEvent): void => {
    const { target: form, submitter } = event;
    if (isRepeating || !(form instanceof HTMLFormElement) || isPlain(form)) return;
    take(event);
    const control = submitter ?? form;
    presses.push({ control, restore: markPending(control), repeat: () => form.requestSubmit(submitter) });
  };
  const endPresses = (): readonly Press[] => {
    recordingPresses.abort();
    return presses.splice(0);
  };
  // A page that is left replays nothing, unless the browser comes back to it.
  const saveHomes = (): void => {
    const hearts = presses.filter(({ control }) => savesHome(control) !== undefined);
    saveOnLeave(hearts.flatMap(({ control }) => savesHome(control) ?? []));
    for (const heart of hearts) {
      presses.splice(presses.indexOf(heart), 1);
      heart.restore();
    }
  };
  window.addEventListener('pagehide', saveHomes, { signal: recordingPresses.signal });
  listen('click', recordClick, recordingPresses);
  listen('submit', recordSubmit, recordingPresses);
  const recordField = ({ target }: Event): void => {
    if (isField(target)) typed.set(target, target.value);
  };
  listen('input', recordField, recordingFields);
  listen('change', recordField, recordingFields);
  // Back to another page of this document: no router can render it yet, so reload. A different hash is the same page.
  const shown = pageAddress();
  window.addEventListener(
    'popstate',
    () => {
      if (pageAddress() === shown) return;
      hasLeft = true;
      window.location.reload();
    },
    { signal: watchingHistory.signal },
  );

  return {
    hasLeft: () => hasLeft,
    giveUp: () => {
      for (const { restore } of endPresses()) restore();
    },
    stop: () => {
      isHydrating = true;
      watchingHistory.abort();
      for (const field of document.querySelectorAll<HTMLElement>(FIELDS_TO_SEND))
        if (isTextField(field) && field.value !== field.defaultValue) typed.set(field, field.value);
      return async () => {
        recordingFields.abort();
        try {
          for (const [field, value] of typed) enter(field, value);
          for (let next = presses.shift(); next; next = presses.shift()) {
            // Let the page render the previous action first.
            await new Promise((resolve) => setTimeout(resolve));
            next.restore();
            isRepeating = true;
            next.repeat();
            isRepeating = false;
          }
        } finally {
          // A form may refuse to submit; its page must still hear the presses that follow.
          for (const { restore } of endPresses()) restore();
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

const isPlain = (form: HTMLFormElement): boolean =>
  form.hasAttribute('action') && !form.hasAttribute('data-enhanced');

const submitsForm = (control: HTMLElement): boolean =>
  control instanceof HTMLButtonElement && control.type === 'submit' && control.form !== null;

const isTextField = (target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement =>
  (target instanceof HTMLInputElement && target.type !== 'checkbox' && target.type !== 'radio') ||
  target instanceof HTMLTextAreaElement;

const isField = (target: EventTarget | null): target is Field =>
  isTextField(target) || target instanceof HTMLSelectElement;

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
