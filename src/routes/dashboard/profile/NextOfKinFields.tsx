import { PhoneField, SelectField, Stack, Text, TextField } from '@adire/ui';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { KIN_RELATION_LABELS, KIN_RELATIONS } from '#domain/accounts/nextOfKin.ts';
import { parsePhone } from '#domain/accounts/phones.ts';
import * as styles from './NextOfKinFields.css.ts';
import { NOT_GIVEN, type ProfileForm } from './profileForm.ts';

interface NextOfKinFieldsProps {
  readonly form: UseFormReturn<ProfileForm>;
}

/** The person we contact if the buyer cannot continue: all three fields or none. */
export function NextOfKinFields({ form }: NextOfKinFieldsProps) {
  const { errors } = form.formState;
  return (
    <fieldset className={styles.group}>
      <Stack gap={4}>
        <legend>
          <Text as="span" weight="strong">
            Next of kin
          </Text>
        </legend>
        <Text size="small" tone="ink2">
          Only you and our team see it. Leave all three empty to name nobody.
        </Text>
        <TextField
          label="Their full name"
          autoComplete="off"
          error={errors.kinName?.message}
          {...form.register('kinName')}
        />
        <Controller
          control={form.control}
          name="kinRelation"
          render={({ field }) => (
            <SelectField
              label="They are your"
              value={field.value}
              onChange={field.onChange}
              options={[
                NOT_GIVEN,
                ...KIN_RELATIONS.map((value) => ({ value, label: KIN_RELATION_LABELS[value] })),
              ]}
              error={errors.kinRelation?.message}
              ref={field.ref}
            />
          )}
        />
        <Controller
          control={form.control}
          name="kinPhone"
          render={({ field }) => (
            <PhoneField
              label="Their phone number"
              autoComplete="off"
              value={field.value.national}
              dialCode={field.value.dialCode}
              onChange={field.onChange}
              onBlur={field.onBlur}
              parse={parsePhone}
              error={errors.kinPhone?.message}
              ref={field.ref}
            />
          )}
        />
      </Stack>
    </fieldset>
  );
}
