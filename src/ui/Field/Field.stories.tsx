import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { Field, type FieldProps } from './Field.tsx';
import { RequiredNote } from './RequiredNote.tsx';

/**
 * The frame of every field: label above, hint and error below, a mark if it is required. Use it for a control that
 * this package does not have: a map, a colour, a signature.
 *
 * `TextField`, `MoneyField`, `DateField` and the other fields include the frame. A form with required fields explains
 * the mark once, above them, with `RequiredNote`. Pass `id` and `aria` to the control; otherwise it has no label.
 */
const meta = { component: Field } satisfies Meta<typeof Field>;
export default meta;

const Shade = (words: Partial<FieldProps>) => (
  <Field label="How full is the tank?" {...words}>
    {({ id, aria }) => <input id={id} type="range" min={0} max={100} defaultValue={40} {...aria} />}
  </Field>
);

export const Plain: StoryObj = { render: () => <Shade /> };
export const WithAHint: StoryObj = { render: () => <Shade hint="A guess is enough." /> };
export const WithAnError: StoryObj = { render: () => <Shade error="Move it to where the water stands." /> };
export const Required: StoryObj = {
  render: () => (
    <Stack gap={4}>
      <RequiredNote />
      <Shade required />
    </Stack>
  ),
};
