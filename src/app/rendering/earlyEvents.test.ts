// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { savedOnDevice } from '../saved/savedOnDevice.ts';
import { type EarlyEvents, recordEarlyEvents } from './earlyEvents.ts';

const cancelled = vi.fn();

beforeEach(() => {
  // The simulated browser has no animations.
  Object.defineProperty(HTMLElement.prototype, 'animate', {
    configurable: true,
    value: () => ({ cancel: cancelled }),
  });
});

afterEach(() => {
  cancelled.mockReset();
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

/** Records until the test has finished: a recorder left behind would keep presses from later files, which share the document. */
function record(): EarlyEvents {
  const early = recordEarlyEvents();
  onTestFinished(() => early.stop()());
  return early;
}

const HEARTS = '<button aria-label="Save Ile Ayo"></button><button aria-label="Save Omi Flats"></button>';
const heartOf = (home: string) => document.querySelector<HTMLElement>(`[aria-label="Save ${home}"]`);

it('replays a click once, after hydration', async () => {
  document.body.innerHTML = HEARTS;
  const early = record();
  heartOf('Omi Flats')?.click();
  const repeat = early.stop();
  const clicked = vi.fn();
  heartOf('Omi Flats')?.addEventListener('click', clicked);
  expect(clicked).not.toHaveBeenCalled();
  await repeat();
  expect(clicked).toHaveBeenCalledTimes(1);
});

it('replays a click during hydration after those before it, and then lets clicks through', async () => {
  document.body.innerHTML = HEARTS;
  const early = record();
  heartOf('Omi Flats')?.click();
  const repeat = early.stop();
  const seen: unknown[] = [];
  document.body.addEventListener('click', ({ target }) => seen.push(target));
  heartOf('Ile Ayo')?.click();
  expect(seen).toEqual([]);
  await repeat();
  expect(seen).toEqual([heartOf('Omi Flats'), heartOf('Ile Ayo')]);
  heartOf('Omi Flats')?.click();
  expect(seen).toHaveLength(3);
});

it('saves on the device the homes whose hearts wait when the page is left, and does not replay those', async () => {
  const heart = (name: string, id: string) =>
    `<button aria-label="Save ${name}" aria-pressed="false" data-saves="${id}"></button>`;
  const [ayo, omi] = [
    '0190b3a0-0000-7000-8000-000000000001',
    '0190b3a0-0000-7000-8000-000000000002',
  ] as const;
  document.body.innerHTML = `${heart('Ile Ayo', ayo)}${heart('Omi Flats', omi)}<button id="other"></button>`;
  savedOnDevice.add(omi);
  onTestFinished(() => window.localStorage.clear());
  const early = record();
  const clicked: string[] = [];
  heartOf('Ile Ayo')?.click();
  document.getElementById('other')?.click();
  window.dispatchEvent(new Event('pagehide'));
  expect(savedOnDevice.read()).toEqual([ayo, omi]);
  document.body.addEventListener('click', ({ target }) => clicked.push((target as HTMLElement).id));
  await early.stop()();
  expect(clicked).toEqual(['other']);
});

it('saves no home whose heart was pressed twice before the page was left', () => {
  document.body.innerHTML =
    '<button aria-label="Save Ile Ayo" data-saves="0190b3a0-0000-7000-8000-000000000001"></button>';
  record();
  heartOf('Ile Ayo')?.click();
  heartOf('Ile Ayo')?.click();
  window.dispatchEvent(new Event('pagehide'));
  expect(savedOnDevice.read()).toEqual([]);
});

it('replays a click on the control that replaced the clicked one', async () => {
  document.body.innerHTML = HEARTS;
  const early = record();
  heartOf('Omi Flats')?.click();
  const repeat = early.stop();
  document.body.innerHTML = HEARTS;
  const clicked = vi.fn();
  document.body.addEventListener('click', ({ target }) => clicked(target));
  await repeat();
  expect(clicked.mock.calls).toEqual([[heartOf('Omi Flats')]]);
});

it('marks a clicked control as busy until its click is replayed', async () => {
  document.body.innerHTML = HEARTS;
  const early = record();
  heartOf('Omi Flats')?.click();
  expect(heartOf('Omi Flats')?.getAttribute('aria-busy')).toBe('true');
  expect(heartOf('Ile Ayo')?.hasAttribute('aria-busy')).toBe(false);
  const repeat = early.stop();
  expect(heartOf('Omi Flats')?.getAttribute('aria-busy')).toBe('true');
  await repeat();
  expect(heartOf('Omi Flats')?.hasAttribute('aria-busy')).toBe(false);
  expect(cancelled).toHaveBeenCalledTimes(1);
});

it('lets links and forms work as without scripts once it gives up, and keeps what was typed', async () => {
  document.body.innerHTML =
    '<a href="#picture" data-enhanced>Open</a><form><input name="town" /><button>Go</button></form>';
  const link = document.querySelector('a');
  const field = document.querySelector('input');
  const early = record();
  link?.click();
  early.giveUp();
  expect(link?.hasAttribute('aria-busy')).toBe(false);
  const prevented: boolean[] = [];
  for (const name of ['click', 'submit'])
    document.body.addEventListener(name, (event) => prevented.push(event.defaultPrevented), { once: true });
  link?.click();
  document
    .querySelector('form')
    ?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  expect(prevented).toEqual([false, false]);
  if (field) field.value = 'Lekki';
  field?.dispatchEvent(new Event('input', { bubbles: true }));
  const clicked = vi.fn();
  const entered = vi.fn();
  document.body.addEventListener('click', clicked);
  document.body.addEventListener('input', entered);
  await early.stop()();
  expect(clicked).not.toHaveBeenCalled();
  expect(entered).toHaveBeenCalledTimes(1);
  expect(field?.value).toBe('Lekki');
});

it('replays what is typed until hydration ends, where React started the field anew', async () => {
  document.body.innerHTML = '<input>';
  const early = record();
  const field = document.querySelector('input');
  const type = (text: string): void => {
    if (field) field.value = text;
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  };
  type('Lek');
  const repeat = early.stop();
  type('Lekki');
  if (field) field.value = '';
  await repeat();
  expect(field?.value).toBe('Lekki');
  type('Lekki Phase 1');
  expect(field?.value).toBe('Lekki Phase 1');
});

it('keeps what a form got without an event that was heard: typed before the recording, or filled in by the browser', async () => {
  document.body.innerHTML = '<form method="post"><input name="one"><input name="two"></form>';
  const [one, two] = document.querySelectorAll('input');
  if (one) one.value = 'Ada';
  const repeat = record().stop();
  // React starts the fields with their default values.
  if (one) one.value = '';
  const entered = vi.fn();
  two?.addEventListener('input', entered);
  await repeat();
  expect(one?.value).toBe('Ada');
  expect(entered).not.toHaveBeenCalled();
});

it('lets later clicks through although a form refuses the recorded submit', async () => {
  document.body.innerHTML = `<form><button>Go</button></form>${HEARTS}`;
  const early = record();
  const submitter = document.querySelector('button');
  document
    .querySelector('form')
    ?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter }));
  const repeat = early.stop();
  if (submitter) document.body.append(submitter);
  await expect(repeat()).rejects.toThrow();
  const clicked = vi.fn();
  document.body.addEventListener('click', clicked);
  heartOf('Ile Ayo')?.click();
  expect(clicked).toHaveBeenCalledTimes(1);
});

it('reloads when the buyer goes back to another page, without replaying', () => {
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue(undefined);
  window.history.replaceState(null, '', '/search');
  window.history.pushState(null, '', '/property/ile-ayo');
  const early = record();
  goTo('/property/ile-ayo#plans');
  expect(early.hasLeft()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  goTo('/search');
  expect(early.hasLeft()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
  early.stop();
});

it('leaves Back to the router once React listens', () => {
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue(undefined);
  record().stop();
  goTo('/saved');
  expect(reload).not.toHaveBeenCalled();
});

/** Simulates Back in the browser. */
function goTo(address: string): void {
  window.history.replaceState(null, '', address);
  window.dispatchEvent(new PopStateEvent('popstate'));
}

it('leaves a click that opens a link in another tab to the browser', async () => {
  document.body.innerHTML = '<a href="#picture" data-enhanced>Open</a>';
  const early = record();
  const link = document.querySelector('a');
  const click = new MouseEvent('click', { ctrlKey: true, bubbles: true, cancelable: true });
  link?.dispatchEvent(click);
  expect(click.defaultPrevented).toBe(false);
  const clicked = vi.fn();
  link?.addEventListener('click', clicked);
  await early.stop()();
  expect(clicked).not.toHaveBeenCalled();
});
