// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderForTest } from '../private/renderForTest.tsx';
import { Card } from './Card.tsx';

test('as a section with a label it is a landmark', () => {
  renderForTest(
    <Card as="section" aria-labelledby="balance">
      <h2 id="balance">Balance</h2>
    </Card>,
  );
  expect(screen.getByRole('region', { name: 'Balance' })).toBeDefined();
});

test('each tone has its own look, and keeps the given class', () => {
  const tones = ['plain', 'selected', 'accent', 'deep'] as const;
  renderForTest(
    <div>
      {tones.map((tone) => (
        <Card key={tone} tone={tone} className="mine">
          {tone}
        </Card>
      ))}
    </div>,
  );
  const looks = tones.map((tone) => screen.getByText(tone).className);
  expect(new Set(looks).size).toBe(tones.length);
  expect(looks.filter((look) => look.split(' ').includes('mine'))).toHaveLength(tones.length);
});
