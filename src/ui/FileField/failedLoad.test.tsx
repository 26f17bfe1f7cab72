// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderForTest } from '../private/renderForTest.tsx';
import { FileField } from './FileField.tsx';

vi.mock('./CropStage.tsx', () => {
  throw new Error('No network.');
});

test('a crop area that does not load leaves the chosen picture as it is', async () => {
  renderForTest(
    <FileField
      label="Picture"
      value={new File(['pixels'], 'face.png', { type: 'image/png' })}
      onChange={() => undefined}
      types={{ accept: ['image/png'], message: 'Use a PNG.' }}
      size={{ maxBytes: 10, message: 'That is larger than 10 bytes.' }}
    />,
  );
  expect((await screen.findByRole('alert')).textContent).toContain('The crop area did not load.');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  expect(screen.getByText('face.png')).toBeDefined();
});
