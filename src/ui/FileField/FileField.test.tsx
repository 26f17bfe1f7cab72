// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderForTest } from '../private/renderForTest.tsx';
import { croppedFile } from './croppedFile.ts';
import { FileField, type FileFieldProps } from './FileField.tsx';

vi.mock('./croppedFile.ts');

const KINDS = 'Use a JPEG or a PNG.';
const LARGE = 'That is larger than 10 bytes.';
const given = vi.fn<(file: File | null) => void>();
const picture = (name: string, content = 'pixels', type = 'image/png') => new File([content], name, { type });

function Portrait({
  startsWith = null,
  ...props
}: Partial<FileFieldProps> & { readonly startsWith?: File | null }) {
  const [file, setFile] = useState<File | null>(startsWith);
  return (
    <FileField
      label="Picture"
      types={{ accept: ['image/png', 'image/jpeg'], message: KINDS }}
      size={{ maxBytes: 10, message: LARGE }}
      {...props}
      value={file}
      onChange={(next) => {
        given(next);
        setFile(next);
      }}
    />
  );
}
const input = () => screen.getByLabelText<HTMLInputElement>('Picture');
const refused = () => {
  const [id = ''] = (input().getAttribute('aria-describedby') ?? '').split(' ');
  return document.getElementById(id)?.textContent ?? null;
};

beforeEach(() => {
  given.mockClear();
  vi.stubGlobal('createImageBitmap', async () => ({ close: () => {} }));
  // The environment lays nothing out: a window of 300 px over a picture twice as wide as high.
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, 300));
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(1200);
  vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(600);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Chooses a picture, and waits until its window stands. */
async function cropping() {
  const face = picture('face.png');
  const view = renderForTest(<Portrait />);
  await view.user.upload(input(), face);
  await expect.poll(() => document.querySelector('img'), { timeout: 10_000 }).not.toBeNull();
  const image = document.querySelector('img');
  if (image) fireEvent.load(image);
  return { ...view, face, image, part: await screen.findByRole('application') };
}

test('gives out the picture that was chosen, and says which', async () => {
  const { face } = await cropping();
  expect(given).toHaveBeenCalledWith(face);
  expect(screen.getByRole('status').textContent).toBe('face.png');
});

test('takes what is dropped', async () => {
  renderForTest(<Portrait />);
  const face = picture('face.png');
  fireEvent.drop(input(), { dataTransfer: { files: [face] } });
  await expect.poll(() => given.mock.lastCall).toEqual([face]);
});

test.each([
  ['another kind', picture('deed.pdf', 'text', 'application/pdf'), KINDS, 'type'],
  ['a larger one', picture('face.png', 'far too many pixels'), LARGE, 'size'],
])('refuses %s with a sentence, and tells why', async (_, file, sentence, reason) => {
  const told = vi.fn();
  renderForTest(<Portrait onRejected={told} />);
  fireEvent.drop(input(), { dataTransfer: { files: [file] } });
  await expect.poll(refused).toBe(sentence);
  expect(input().getAttribute('aria-invalid')).toBe('true');
  expect(given).not.toHaveBeenCalled();
  expect(told.mock.calls).toEqual([[reason]]);
});

test('refuses what only calls itself a picture, until another is chosen', async () => {
  vi.stubGlobal('createImageBitmap', async () => {
    throw new Error('no picture');
  });
  const { user } = renderForTest(<Portrait />);
  await user.upload(input(), picture('text.png'));
  await expect.poll(refused).toBe(KINDS);
  vi.stubGlobal('createImageBitmap', async () => ({ close: () => {} }));
  await user.upload(input(), picture('face.png'));
  await expect.poll(refused).toBeNull();
});

test('arrow keys move the picture, + and - zoom, and what is in the window comes out', async () => {
  const part = picture('part.png');
  vi.mocked(croppedFile).mockResolvedValue(part);
  const { user, image } = await cropping();
  const shown = () => image?.style.transform;
  screen.getByRole('application').focus();
  await user.keyboard('{ArrowRight}');
  expect(shown()).toContain('translate(8px, 0px)');
  await user.keyboard('+');
  expect(shown()).toContain('scale(1.1)');
  expect(screen.getByRole('slider', { name: 'Zoom' }).getAttribute('aria-valuetext')).toBe('110%');
  await user.keyboard('-');
  expect(shown()).toContain('scale(1)');
  await expect.poll(() => given.mock.lastCall).toEqual([part]);
  const [, , area] = vi.mocked(croppedFile).mock.lastCall ?? [];
  expect(area).toMatchObject({ width: 600, height: 600, x: 268 });
});

test('a picture that the form brings with it is cropped like one that was chosen', async () => {
  vi.mocked(croppedFile).mockResolvedValue(picture('part.png'));
  const { user } = renderForTest(<Portrait startsWith={picture('face.png')} />);
  await expect.poll(() => document.querySelector('img'), { timeout: 10_000 }).not.toBeNull();
  const image = document.querySelector('img');
  if (image) fireEvent.load(image);
  (await screen.findByRole('application')).focus();
  await user.keyboard('{ArrowRight}');
  await expect.poll(() => given.mock.lastCall?.[0]?.name).toBe('part.png');
  expect(document.querySelector('img')).toBe(image);
  expect(image?.style.transform).toContain('translate(8px, 0px)');
});

test('can be removed, and the focus goes back to where one chooses', async () => {
  const { user } = await cropping();
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(given).toHaveBeenLastCalledWith(null);
  expect(screen.queryByRole('application')).toBeNull();
  expect(document.activeElement).toBe(input());
});

test('takes nothing while it says why not', async () => {
  renderForTest(<Portrait disabledReason="Your picture is on its way." />);
  expect(input().disabled).toBe(true);
  expect(screen.getByText('Your picture is on its way.')).toBeDefined();
  fireEvent.drop(input(), { dataTransfer: { files: [picture('face.png')] } });
  expect(given).not.toHaveBeenCalled();
});
