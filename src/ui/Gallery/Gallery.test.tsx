// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderForTest } from '../private/renderForTest.tsx';
import { breakpoints } from '../theme/breakpoints.ts';
import { Gallery } from './Gallery.tsx';

const VIEW_PX = 360;

const placeOf = (slide: Element) => [...(slide.parentElement?.children ?? [])].indexOf(slide);
const isSlide = (element: Element) =>
  element.querySelector(':scope > a') !== null && element.className.includes('slide');
const movedPx = () => {
  const track = document.querySelector('[data-count]');
  return track instanceof HTMLElement ? Number(/\((-?[\d.]+)/.exec(track.style.transform)?.[1] ?? 0) : 0;
};

/** happy-dom has no layout: stubs the window of a phone or a desktop, and a slide as wide as the window. */
function windowOf(device: 'phone' | 'desk') {
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      // Reduced motion, so that nothing is animated.
      matches: media === breakpoints.reducedMotion || (device === 'phone' && media === breakpoints.phone),
      media,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    }),
  );
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(VIEW_PX);
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return isSlide(this) ? placeOf(this) * VIEW_PX : 0;
  });
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return isSlide(this)
      ? new DOMRect(placeOf(this) * VIEW_PX + movedPx(), 0, VIEW_PX, 270)
      : new DOMRect(0, 0, VIEW_PX, 270);
  });
  // Embla reads the computed margin, which browsers always have.
  document.head.innerHTML = '<style>* { margin: 0px }</style>';
}
afterEach(() => vi.restoreAllMocks());

function open(count: number) {
  const onOpen = vi.fn<(at: number) => void>();
  const pictures = Array.from({ length: count }, (_, at) => ({
    id: String(at),
    alt: `View ${at + 1}`,
    href: `/${at + 1}.jpg`,
    picture: <img alt={`View ${at + 1}`} />,
  }));
  return { onOpen, ...renderForTest(<Gallery label="Pictures" pictures={pictures} onOpen={onOpen} />) };
}
const drawn = () => screen.queryAllByRole('img').map((image) => image.getAttribute('alt'));

test('wide screens show five, and each opens at its position', async () => {
  windowOf('desk');
  const { user, onOpen } = open(7);
  expect(drawn()).toStrictEqual(['View 1', 'View 2', 'View 3', 'View 4', 'View 5']);
  await user.click(screen.getByRole('link', { name: 'Open picture 3: View 3' }));
  await user.click(screen.getByRole('button', { name: 'All 7 pictures' }));
  expect(onOpen.mock.calls).toStrictEqual([[2], [0]]);
});

test('a single picture needs no button for all of them', () => {
  windowOf('desk');
  open(1);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/1.jpg');
});

test('a phone shows one with its position, and loads the next one', async () => {
  windowOf('phone');
  const { user, onOpen } = open(7);
  expect(screen.getByRole('status').textContent).toBe('Picture 1 of 7');
  expect(drawn()).toStrictEqual(['View 1', 'View 2']);

  await user.tab();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('status').textContent).toBe('Picture 2 of 7');
  expect(drawn()).toStrictEqual(['View 1', 'View 2', 'View 3']);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Open picture 2: View 2');

  await user.keyboard('{End}');
  await user.click(screen.getByRole('button', { name: '7 / 7 , in full screen' }));
  expect(onOpen).toHaveBeenLastCalledWith(6);
});

test.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])(
  'leaves keys pressed with %s to the browser',
  (modifier) => {
    windowOf('phone');
    open(7);
    const picture = screen.getByRole('link', { name: 'Open picture 1: View 1' });
    for (const key of ['ArrowRight', 'End'])
      expect(fireEvent.keyDown(picture, { key, [modifier]: true }), key).toBe(true);
    expect(screen.getByRole('status').textContent).toBe('Picture 1 of 7');
  },
);

test('opens a picture here, and leaves Ctrl+click to the browser, which opens a tab', () => {
  windowOf('desk');
  const { onOpen } = open(2);
  const [first] = screen.getAllByRole('link');
  if (!first) throw new Error('There is no picture.');
  expect(fireEvent.click(first, { ctrlKey: true })).toBe(true);
  expect(onOpen).not.toHaveBeenCalled();
  expect(fireEvent.click(first)).toBe(false);
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(0);
});
