// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderForTest } from '../private/renderForTest.tsx';
import { Badge, badgeTones } from './Badge.tsx';

test('each tone has its own look', () => {
  renderForTest(
    <p>
      {badgeTones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </p>,
  );
  const looks = badgeTones.map((tone) => screen.getByText(tone).className);
  expect(new Set(looks).size).toBe(badgeTones.length);
});

test('the dot is hidden from screen readers', () => {
  renderForTest(
    <p>
      Status:{' '}
      <Badge tone="critical" dot>
        Failed
      </Badge>
    </p>,
  );
  expect(screen.getByText('Failed').textContent).toBe('Failed');
  expect(screen.getByText('Failed').querySelector('[aria-hidden="true"]')).not.toBeNull();
});
