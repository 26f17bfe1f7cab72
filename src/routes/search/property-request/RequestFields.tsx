import { Grid, MoneyField, Stack, TextField } from '@adire/ui';
import { Controller, type UseFormReturn } from 'react-hook-form';
import type { PropertyRequest } from '#api/calls/support.ts';
import { EmailField } from '#app/forms/EmailField.tsx';
import { TypedPhoneField } from '#app/forms/TypedPhoneField.tsx';
import type { TypedRequest } from './requestForm.ts';

const MIN_FIELD_PX = 200;

interface RequestFieldsProps {
  readonly form: UseFormReturn<TypedRequest, unknown, PropertyRequest>;
}

/** What the search for a home needs first; the rest may stay empty, and says so. */
export function RequestFields({ form: { register, control, formState } }: RequestFieldsProps) {
  const { errors } = formState;
  return (
    <Stack gap={4}>
      <Grid minColumnPx={MIN_FIELD_PX} gap={4}>
        <TextField
          label="Preferred Location"
          required
          error={errors.preferredLocation?.message}
          {...register('preferredLocation')}
        />
        <Controller
          control={control}
          name="budget"
          render={({ field, fieldState }) => (
            <MoneyField
              label="Budget"
              required
              valueKobo={field.value}
              onChangeKobo={field.onChange}
              onBlur={field.onBlur}
              error={fieldState.error?.message}
              ref={field.ref}
            />
          )}
        />
      </Grid>
      <Controller control={control} name="phone" render={(phone) => <TypedPhoneField {...phone} />} />
      <Grid minColumnPx={MIN_FIELD_PX} gap={4}>
        <TextField
          label="First Name"
          hint="Optional"
          autoComplete="given-name"
          error={errors.firstName?.message}
          {...register('firstName')}
        />
        <TextField
          label="Last Name"
          hint="Optional"
          autoComplete="family-name"
          error={errors.lastName?.message}
          {...register('lastName')}
        />
      </Grid>
      <EmailField
        required={false}
        hint="Optional. We confirm your request there."
        error={errors.email?.message}
        {...register('email')}
      />
      <TextField
        label="Message"
        hint="Optional. How many beds, when you want to move, and what else matters."
        multiline
        rows={3}
        error={errors.message?.message}
        {...register('message')}
      />
    </Stack>
  );
}
