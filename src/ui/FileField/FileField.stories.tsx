import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { Avatar } from '../Avatar/Avatar.tsx';
import { FileField, type FileFieldProps } from './FileField.tsx';

/**
 * One picture: selected or dropped, then moved and zoomed in its crop area with a finger, the mouse or the keyboard.
 * It reports the cropped picture as a file.
 *
 * It accepts pictures only, shows immediately why a file is rejected, and uploads nothing: the form does. It supports
 * neither documents nor several files.
 */
const meta = { component: FileField } satisfies Meta<typeof FileField>;
export default meta;

const RULES = {
  types: {
    accept: ['image/jpeg', 'image/png', 'image/webp'],
    message: 'We could not read that picture. Use a JPEG, PNG or WebP.',
  },
  size: { maxBytes: 5 * 1024 * 1024, message: 'That picture is larger than 5 MB.' },
} as const;

/** A picture drawn on a canvas, so that the story needs no network. */
async function drawn(): Promise<File> {
  const canvas = new OffscreenCanvas(900, 600);
  const context = canvas.getContext('2d');
  for (let at = 0; at < 9; at += 1) {
    if (context) context.fillStyle = `oklch(0.${4 + (at % 5)} 0.08 ${60 + at * 12})`;
    context?.fillRect(at * 100, 0, 100, 600);
  }
  return new File([await canvas.convertToBlob({ type: 'image/png' })], 'street.png', { type: 'image/png' });
}

function Portrait({ isFilled = false, ...rest }: Partial<FileFieldProps> & { readonly isFilled?: boolean }) {
  const [file, setFile] = useState<File | null>(null);
  useEffect(() => {
    if (isFilled) void drawn().then(setFile);
  }, [isFilled]);
  return (
    <FileField
      label="Your picture"
      hint="JPEG, PNG or WebP, up to 5 MB."
      {...RULES}
      {...rest}
      value={file}
      onChange={setFile}
    />
  );
}

export const Empty: StoryObj = { render: () => <Portrait /> };
export const WithCurrentPicture: StoryObj = {
  render: () => <Portrait current={<Avatar name="Tolu Adeyemi" size={64} />} chooseLabel="Change picture" />,
};
export const Chosen: StoryObj = { render: () => <Portrait isFilled round /> };
export const OtherAspectRatio: StoryObj = { render: () => <Portrait isFilled aspect={16 / 9} /> };
export const WithAnError: StoryObj = { render: () => <Portrait error="That picture is larger than 5 MB." /> };
export const Busy: StoryObj = {
  render: () => <Portrait isFilled round disabledReason="Your picture is on its way." />,
};
