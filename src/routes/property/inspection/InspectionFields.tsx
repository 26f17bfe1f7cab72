import { DateField, RequiredNote, Stack, TextField } from '@adire/ui';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { EmailField } from '#app/forms/EmailField.tsx';
import { TypedPhoneField } from '#app/forms/TypedPhoneField.tsx';
import { inspectionDayMessages, inspectionDays } from '#domain/listings/inspections.ts';
import type { InspectionValues, TypedInspection } from './inspectionForm.ts';

interface InspectionFieldsProps {
  readonly form: UseFormReturn<TypedInspection, unknown, InspectionValues>;
  /** When the dialog was opened. */
  readonly at: Date;
}

export function InspectionFields({ form: { register, control, formState }, at }: InspectionFieldsProps) {
  const { errors } = formState;
  const days = inspectionDays(at);
  const { tooEarly, tooLate } = inspectionDayMessages(days);
  return (
    <Stack gap={4}>
      <RequiredNote />
      <Controller
        control={control}
        name="day"
        render={({ field, fieldState }) => (
          <DateField
            label="Day"
            required
            hint="We confirm the hour with you."
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            min={{ date: days.first, message: tooEarly }}
            max={{ date: days.last, message: tooLate }}
            error={fieldState.error?.message}
            ref={field.ref}
          />
        )}
      />
      <TextField
        label="Name"
        required
        autoComplete="name"
        error={errors.name?.message}
        {...register('name')}
      />
      <Controller control={control} name="phone" render={(phone) => <TypedPhoneField {...phone} />} />
      <EmailField error={errors.email?.message} {...register('email')} />
      <TextField
        label="Note"
        multiline
        rows={3}
        hint="Which hours suit you, who comes along, which unit you want to see."
        error={errors.note?.message}
        {...register('note')}
      />
    </Stack>
  );
}
