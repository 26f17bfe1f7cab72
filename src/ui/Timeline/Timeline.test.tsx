// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderForTest } from '../private/renderForTest.tsx';
import { Timeline } from './Timeline.tsx';

test('is a named, ordered list, and each item has its status as text', () => {
  renderForTest(
    <Timeline
      label="Progress"
      items={[
        { id: 'a', title: 'Foundation', note: 'March', status: 'done' },
        { id: 'b', title: 'Roof', note: 'September', status: 'current' },
        { id: 'c', title: 'Paint', note: 'February', status: 'pending' },
      ]}
    />,
  );
  const items = within(screen.getByRole('list', { name: 'Progress' })).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toStrictEqual([
    'FoundationMarchDone',
    'RoofSeptemberUnder way',
    'PaintFebruaryTo come',
  ]);
});

test('numbers the steps that are not done, hidden from screen readers', () => {
  renderForTest(
    <Timeline
      numbered
      items={[
        { id: 'a', title: 'Held', note: 'Today', status: 'done' },
        { id: 'b', title: 'Send', note: 'Now', status: 'current' },
        { id: 'c', title: 'Received', note: 'Soon', status: 'pending' },
      ]}
    />,
  );
  const marks = screen.getAllByRole('listitem').map((item) => item.firstElementChild);
  expect(marks.map((mark) => mark?.textContent)).toStrictEqual(['', '2', '3']);
  expect(marks.every((mark) => mark?.getAttribute('aria-hidden') === 'true')).toBe(true);
});

test('a badge replaces the status text, and pictures are below the step', () => {
  renderForTest(
    <Timeline
      items={[
        {
          id: 'a',
          title: 'Roof',
          note: 'September',
          status: 'done',
          badge: 'Completed',
          children: <img alt="Roof" />,
        },
      ]}
    />,
  );
  const [item] = screen.getAllByRole('listitem');
  expect(item?.textContent).toBe('RoofSeptemberCompleted');
  expect(item?.contains(screen.getByRole('img', { name: 'Roof' }))).toBe(true);
});
