// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderForTest } from '../private/renderForTest.tsx';
import { ClothProgress } from './ClothProgress.tsx';

const squares = (cloth: HTMLElement) =>
  [...cloth.querySelectorAll('[data-square]')].map((square) => square.getAttribute('data-square'));

test('shows done, next and future squares, with a text alternative', () => {
  renderForTest(<ClothProgress label="3 of 6 contributions" total={6} done={3} targets={[3, 6]} />);
  const cloth = screen.getByRole('img', { name: '3 of 6 contributions' });
  expect(squares(cloth)).toEqual(['done', 'done', 'done', 'next', 'to-come', 'to-come']);
  expect(cloth.querySelector('[data-square="next"]')?.textContent).toBe('4');
  expect(cloth.querySelectorAll('[data-target]')).toHaveLength(2);
});

test('a complete cloth has no next square', () => {
  renderForTest(<ClothProgress label="All" total={2} done={2} />);
  expect(squares(screen.getByRole('img'))).toEqual(['done', 'done']);
});

test('only a square that is completed while the cloth is shown is animated', () => {
  const cloth = (done: number) => <ClothProgress label="Cloth" total={4} done={done} />;
  const { rerender } = renderForTest(cloth(2));
  const moving = () =>
    [...screen.getByRole('img').querySelectorAll('[data-square]')].flatMap((square, place) =>
      square.hasAttribute('data-dyed-now') ? [place + 1] : [],
    );
  expect(moving()).toEqual([]);
  rerender(cloth(3));
  expect(moving()).toEqual([3]);
});

test('squares after celebrateAfter are celebrated when the cloth appears', () => {
  renderForTest(<ClothProgress label="Cloth" total={24} done={14} celebrateAfter={12} />);
  const celebrated = [...screen.getByRole('img').querySelectorAll('[data-square]')].flatMap(
    (square, place) => (square.hasAttribute('data-dyed-now') ? [place + 1] : []),
  );
  expect(celebrated).toEqual([13, 14]);
});

test('without next no square is highlighted', () => {
  renderForTest(<ClothProgress label="Stopped" total={3} done={1} next={false} />);
  expect(squares(screen.getByRole('img'))).toEqual(['done', 'to-come', 'to-come']);
});
