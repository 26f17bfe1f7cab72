// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderForTest } from '../private/renderForTest.tsx';
import { Carousel } from './Carousel.tsx';

const VIEW_PX = 300;
const SLIDE_PX = 100;

const placeOf = (element: Element) =>
  element.getAttribute('role') === 'group'
    ? [...(element.parentElement?.children ?? [])].indexOf(element)
    : 0;
const movedPx = () => {
  const track = document.querySelector('section > div > div');
  return track instanceof HTMLElement ? Number(/\((-?[\d.]+)/.exec(track.style.transform)?.[1] ?? 0) : 0;
};

/** happy-dom has no layout: stubs three visible slides of 100 px. */
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(function (this: HTMLElement) {
    return this.getAttribute('role') === 'group' ? SLIDE_PX : VIEW_PX;
  });
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return placeOf(this) * SLIDE_PX;
  });
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return this.getAttribute('role') === 'group'
      ? new DOMRect(placeOf(this) * SLIDE_PX + movedPx(), 0, SLIDE_PX, 50)
      : new DOMRect(0, 0, VIEW_PX, 50);
  });
  // Embla reads the computed margin, which browsers always have.
  document.head.innerHTML = '<style>* { margin: 0px }</style>';
  // Reduced motion, so that nothing is animated.
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      matches: true,
      media,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    }),
  );
});

const open = (count = 8) =>
  renderForTest(
    <Carousel label="Places">
      {Array.from({ length: count }, (_, at) => `#${at + 1}`).map((href) => (
        <a key={href} href={href}>{`Place ${href.slice(1)}`}</a>
      ))}
    </Carousel>,
  );
const place = () => screen.getByRole('status').textContent;
const reachable = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.closest('[inert]') === null)
    .map((link) => link.textContent);

test('slides out of view cannot be focused until the row has moved to them', async () => {
  const { user } = open();
  expect(place()).toBe('1 to 3 of 8');
  expect(reachable()).toEqual(['Place 1', 'Place 2', 'Place 3']);
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await expect.poll(place).toBe('4 to 6 of 8');
  expect(reachable()).toEqual(['Place 4', 'Place 5', 'Place 6']);
});

test('at either end the button is disabled and does nothing', async () => {
  const { user } = open(5);
  const previous = screen.getByRole('button', { name: 'Previous' });
  const next = screen.getByRole('button', { name: 'Next' });
  expect(previous.getAttribute('aria-disabled')).toBe('true');
  await user.click(next);
  await expect.poll(place).toBe('3 to 5 of 5');
  expect(next.getAttribute('aria-disabled')).toBe('true');
  await user.click(next);
  expect(place()).toBe('3 to 5 of 5');
});

test('arrow keys, Home and End move it, and the focus stays on visible slides', async () => {
  const { user } = open();
  await user.tab();
  expect(document.activeElement?.textContent).toBe('Place 1');
  await user.keyboard('{ArrowRight}');
  await expect.poll(place).toBe('2 to 4 of 8');
  expect(document.activeElement?.textContent).toBe('Place 2');
  await user.keyboard('{End}');
  await expect.poll(place).toBe('6 to 8 of 8');
  expect(document.activeElement?.textContent).toBe('Place 6');
  await user.keyboard('{ArrowLeft}');
  await expect.poll(place).toBe('5 to 7 of 8');
  expect(document.activeElement?.textContent).toBe('Place 6');
  await user.keyboard('{Home}');
  await expect.poll(place).toBe('1 to 3 of 8');
  expect(document.activeElement?.textContent).toBe('Place 1');
});

test.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])(
  'leaves keys pressed with %s to the browser',
  (modifier) => {
    open();
    const link = screen.getByRole('link', { name: 'Place 1' });
    for (const key of ['ArrowRight', 'End'])
      expect(fireEvent.keyDown(link, { key, [modifier]: true }), key).toBe(true);
    expect(place()).toBe('1 to 3 of 8');
  },
);

test('has no buttons if all slides fit', () => {
  open(3);
  expect(reachable()).toHaveLength(3);
  expect(screen.queryByRole('button')).toBeNull();
});
