// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { recordEarlyEvents } from './earlyEvents.ts';

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

const HEARTS = '<button aria-label="Save Ile Ayo"></button><button aria-label="Save Omi Flats"></button>';
const heartOf = (home: string) => document.querySelector<HTMLElement>(`[aria-label="Save ${home}"]`);

it('replays a click once, after hydration', async () => {
  document.body.innerHTML = HEARTS;
  const early = recordEarlyEvents();
  heartOf('Omi Flats')?.click();
  const repeat = early.stop();
  const clicked = vi.fn();
  heartOf('Omi Flats')?.addEventListener('click', clicked);
  expect(clicked).not.toHaveBeenCalled();
  await repeat();
  expect(clicked).toHaveBeenCalledTimes(1);
});

it('replays a click on the control that replaced the clicked one', async () => {
  document.body.innerHTML = HEARTS;
  const early = recordEarlyEvents();
  heartOf('Omi Flats')?.click();
  const repeat = early.stop();
  document.body.innerHTML = HEARTS;
  const clicked = vi.fn();
  document.body.addEventListener('click', ({ target }) => clicked(target));
  await repeat();
  expect(clicked.mock.calls).toEqual([[heartOf('Omi Flats')]]);
});

it('reloads when the buyer goes back to another page, without replaying', () => {
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue(undefined);
  window.history.replaceState(null, '', '/search');
  window.history.pushState(null, '', '/property/ile-ayo');
  const early = recordEarlyEvents();
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
  recordEarlyEvents().stop();
  goTo('/saved');
  expect(reload).not.toHaveBeenCalled();
});

/** Simulates Back in the browser. */
function goTo(address: string): void {
  window.history.replaceState(null, '', address);
  window.dispatchEvent(new PopStateEvent('popstate'));
}
