// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { renderForTest } from '../private/renderForTest.tsx';
import { Page } from './Page.tsx';

test('each width has its own class, and keeps the given class', () => {
  const classesOf = (width: 'page' | 'prose' | 'narrow') => {
    const { container, unmount } = renderForTest(
      <Page width={width} className="mine">
        Text
      </Page>,
    );
    const names = [...(container.firstElementChild?.classList ?? [])];
    unmount();
    return names;
  };
  const all = [classesOf('page'), classesOf('prose'), classesOf('narrow')];
  expect(all.every((names) => names.includes('mine'))).toBe(true);
  expect(new Set(all.map((names) => names.join(' '))).size).toBe(3);
});
