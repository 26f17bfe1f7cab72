import { Grid, MoneyField, PhoneField, RequiredNote, Stack, TextField } from '@adire/ui';
import { Controller, type UseFormReturn } from 'react-hook-form';
import type { PropertyRequest } from '#api/calls/support.ts';
import { nationalDigits, PHONE_MAX_NATIONAL_DIGITS } from '#domain/phones.ts';
import type { TypedRequest } from './requestForm.ts';

const MIN_FIELD_PX = 200;

/** National digits of what was typed or pasted, at most ten: normalised first, counted after. */
const normalisePhone = (typed: string, dialCode: string) =>
  nationalDigits(typed, dialCode).slice(0, PHONE_MAX_NATIONAL_DIGITS);

interface RequestFieldsProps {
  readonly form: UseFormReturn<TypedRequest, unknown, PropertyRequest>;
}

export function RequestFields({ form: { register, control, formState } }: RequestFieldsProps) {
  const { errors } = formState;
  return (
    <Stack gap={4}>
      <RequiredNote />
      <Grid minColumnPx={MIN_FIELD_PX} gap={4}>
        <TextField
          label="First Name"
          required
          autoComplete="given-name"
          error={errors.firstName?.message}
          {...register('firstName')}
        />
        <TextField
          label="Last Name"
          required
          autoComplete="family-name"
          error={errors.lastName?.message}
          {...register('lastName')}
        />
      </Grid>
      <Controller
        control={control}
        name="phone"
        render={({ field, fieldState }) => (
          <PhoneField
            label="Phone number"
            required
            value={field.value.national}
            dialCode={field.value.dialCode}
            onChange={field.onChange}
            onBlur={field.onBlur}
            normalise={normalisePhone}
            error={fieldState.error?.message}
            ref={field.ref}
          />
        )}
      />
      <TextField
        label="Email Address"
        required
        type="email"
        inputMode="email"
        autoComplete="email"
        error={errors.email?.message}
        {...register('email')}
      />
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
      <TextField
        label="Message"
        required
        multiline
        rows={4}
        error={errors.message?.message}
        {...register('message')}
      />
    </Stack>
  );
}
