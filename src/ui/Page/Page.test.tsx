// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AppShell } from '../AppShell/AppShell.tsx';
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

test('is the main landmark if asked to be and no AppShell is around it, so that there is exactly one', () => {
  const { unmount } = renderForTest(<Page main>Alone</Page>);
  expect(screen.getByRole('main').textContent).toBe('Alone');
  unmount();
  const inShell = renderForTest(
    <AppShell>
      <Page main>In a shell</Page>
    </AppShell>,
  );
  expect(screen.getAllByRole('main')).toHaveLength(1);
  inShell.unmount();
  renderForTest(<Page>A part</Page>);
  expect(screen.queryByRole('main')).toBeNull();
});
