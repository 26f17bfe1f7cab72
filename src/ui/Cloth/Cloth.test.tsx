// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { renderForTest } from '../private/renderForTest.tsx';
import { Cloth, type ClothProps } from './Cloth.tsx';

/** The motifs of a cloth, row by row. */
function motifsOf(props: ClothProps) {
  const { container } = renderForTest(<Cloth {...props} />);
  return [...container.querySelectorAll('use')].map((use) => use.getAttribute('href')?.split('#m-')[1]);
}

test('without a lit square the compound does not occur', () => {
  const motifs = motifsOf({ columns: 12, rows: 12 });
  expect(motifs).toHaveLength(144);
  expect(motifs).not.toContain('agbole');
});

test('the lit square is the only compound, and the only one in another colour', () => {
  const { container } = renderForTest(<Cloth columns={4} rows={3} lit={{ column: 2, row: 1 }} />);
  const uses = [...container.querySelectorAll('use')];
  const places = (is: (use: SVGUseElement) => boolean) =>
    uses.flatMap((use, place) => (is(use) ? [place] : []));
  expect(places((use) => use.getAttribute('href')?.endsWith('#m-agbole') === true)).toEqual([6]);
  expect(places((use) => use.hasAttribute('class'))).toEqual([6]);
});

test('a missing square is an empty frame in its place', () => {
  const { container } = renderForTest(<Cloth columns={3} rows={1} missing={{ column: 1, row: 0 }} />);
  const squares = [...container.querySelectorAll('use, rect')];
  expect(squares.map((square) => square.tagName.toLowerCase())).toEqual(['use', 'rect', 'use']);
  const lefts = squares.map((square) => Number(square.getAttribute('x')));
  expect(lefts).toEqual(lefts.toSorted((a, b) => a - b));
});

test('without rows it draws enough for any height', () => {
  expect(motifsOf({ columns: 2 })).toHaveLength(12);
});

test('is decoration', () => {
  const { container } = renderForTest(<Cloth columns={1} rows={1} />);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});
