// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderForTest } from '../private/renderForTest.tsx';
import { croppedFile } from './croppedFile.ts';
import { FileField, type FileFieldProps } from './FileField.tsx';

vi.mock('./croppedFile.ts', async (importOriginal) => ({
  ...(await importOriginal<typeof import('./croppedFile.ts')>()),
  croppedFile: vi.fn(),
}));

const TYPE_ERROR = 'Use a JPEG or a PNG.';
const SIZE_ERROR = 'That is larger than 10 bytes.';
const onChange = vi.fn<FileFieldProps['onChange']>();
const picture = (name: string, content = 'pixels', type = 'image/png') => new File([content], name, { type });

function Portrait({
  startsWith = null,
  ...props
}: Partial<FileFieldProps> & { readonly startsWith?: File | null }) {
  const [file, setFile] = useState<File | null>(startsWith);
  return (
    <FileField
      label="Picture"
      types={{ accept: ['image/png', 'image/jpeg'], message: TYPE_ERROR }}
      size={{ maxBytes: 10, message: SIZE_ERROR }}
      {...props}
      value={file}
      onChange={(next, isCrop) => {
        onChange(next, isCrop);
        setFile(next);
      }}
    />
  );
}
const input = () => screen.getByLabelText<HTMLInputElement>('Picture');
const BITMAP: ImageBitmap = { width: 1200, height: 600, close: () => {} };
const reportedArea = () => vi.mocked(croppedFile).mock.lastCall?.[1](BITMAP);
const shownError = () => {
  const [id = ''] = (input().getAttribute('aria-describedby') ?? '').split(' ');
  return document.getElementById(id)?.textContent ?? null;
};

beforeEach(() => {
  onChange.mockClear();
  vi.mocked(croppedFile)
    .mockReset()
    .mockImplementation(async (file) => file);
  // happy-dom has no layout: stubs a crop area of 300 px over a picture with the ratio 2:1.
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, 300));
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(1200);
  vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(600);
});
/** Selects a picture and waits for its crop area. */
async function cropping() {
  const face = picture('face.png');
  const view = renderForTest(<Portrait />);
  await view.user.upload(input(), face);
  await expect.poll(() => document.querySelector('img')).not.toBeNull();
  const image = document.querySelector('img');
  if (image) fireEvent.load(image);
  return { ...view, face, image, part: await screen.findByRole('application') };
}

test('reports the middle of the chosen picture, and shows its name', async () => {
  const middle = picture('middle.png');
  vi.mocked(croppedFile).mockResolvedValueOnce(middle);
  await cropping();
  expect(onChange).toHaveBeenCalledWith(middle, false);
  expect(vi.mocked(croppedFile).mock.calls[0]?.[1](BITMAP)).toEqual({
    x: 300,
    y: 0,
    width: 600,
    height: 600,
  });
  expect(screen.getByRole('status').textContent).toBe('face.png');
});

test('accepts a dropped file', async () => {
  renderForTest(<Portrait />);
  const face = picture('face.png');
  fireEvent.drop(input(), { dataTransfer: { files: [face] } });
  await expect.poll(() => onChange.mock.lastCall).toEqual([face, false]);
});

test.each([
  ['another kind', picture('deed.pdf', 'text', 'application/pdf'), TYPE_ERROR, 'type'],
  ['a larger one', picture('face.png', 'far too many pixels'), SIZE_ERROR, 'size'],
])('rejects %s with an error, and reports the reason', async (_, file, sentence, reason) => {
  const onRejected = vi.fn();
  renderForTest(<Portrait onRejected={onRejected} />);
  fireEvent.drop(input(), { dataTransfer: { files: [file] } });
  await expect.poll(shownError).toBe(sentence);
  expect(input().getAttribute('aria-invalid')).toBe('true');
  expect(onChange).not.toHaveBeenCalled();
  expect(onRejected.mock.calls).toEqual([[reason]]);
});

test('rejects a file that is no picture despite its type, until another is chosen', async () => {
  vi.mocked(croppedFile).mockResolvedValueOnce(null);
  const { user } = renderForTest(<Portrait />);
  await user.upload(input(), picture('text.png'));
  await expect.poll(shownError).toBe(TYPE_ERROR);
  await user.upload(input(), picture('face.png'));
  await expect.poll(shownError).toBeNull();
});

test('arrow keys move the picture, + and - zoom, and the crop area is reported', async () => {
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
  await expect.poll(() => onChange.mock.lastCall).toEqual([part, true]);
  expect(reportedArea()).toMatchObject({ width: 600, height: 600, x: 268 });
});

test('an initial picture is cropped like a chosen one', async () => {
  vi.mocked(croppedFile).mockResolvedValue(picture('part.png'));
  const { user } = renderForTest(<Portrait startsWith={picture('face.png')} />);
  await expect.poll(() => document.querySelector('img')).not.toBeNull();
  const image = document.querySelector('img');
  if (image) fireEvent.load(image);
  (await screen.findByRole('application')).focus();
  await user.keyboard('{ArrowRight}');
  await expect.poll(() => onChange.mock.lastCall?.[0]?.name).toBe('part.png');
  expect(document.querySelector('img')).toBe(image);
  expect(image?.style.transform).toContain('translate(8px, 0px)');
});

test('can be removed, and the focus returns to the input', async () => {
  const { user } = await cropping();
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(onChange).toHaveBeenLastCalledWith(null, false);
  expect(screen.queryByRole('application')).toBeNull();
  expect(document.activeElement).toBe(input());
});

test('accepts nothing while it is disabled with a reason', async () => {
  renderForTest(<Portrait disabledReason="Your picture is on its way." />);
  expect(input().disabled).toBe(true);
  expect(screen.getByText('Your picture is on its way.')).toBeDefined();
  fireEvent.drop(input(), { dataTransfer: { files: [picture('face.png')] } });
  expect(onChange).not.toHaveBeenCalled();
});
