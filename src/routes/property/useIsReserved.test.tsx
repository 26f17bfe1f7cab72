// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useIsReserved } from './useIsReserved.ts';

let frames: FrameRequestCallback[];
/** Where the element ends, in px below the viewport's top; the viewport is 768 px high. */
let bottom: number;

beforeEach(() => {
  frames = [];
  bottom = 400;
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback));
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, 0, 0, bottom));
});
afterEach(() => vi.unstubAllGlobals());

const nextFrame = () => {
  for (const callback of frames.splice(0)) callback(0);
};

function Place() {
  const place = useRef<HTMLDivElement>(null);
  return <div ref={place}>{useIsReserved(place, true) ? 'reserved' : 'given up'}</div>;
}

test('a height is given up in the very frame in which its end is below the viewport', () => {
  render(<Place />);
  nextFrame();
  expect(document.body.textContent).toBe('reserved');
  bottom = 1_000;
  window.dispatchEvent(new Event('scroll'));
  nextFrame();
  // At once: in a later frame the reader may have scrolled it into view.
  expect(document.body.textContent).toBe('given up');
});

test('a height is kept where the next frame shows its end', () => {
  render(<Place />);
  bottom = 1_000;
  window.dispatchEvent(new Event('scroll'));
  bottom = 400;
  nextFrame();
  expect(document.body.textContent).toBe('reserved');
});
