import * as RadixPopover from '@radix-ui/react-popover';
import { ChevronDown } from 'lucide-react';
import { type Ref, useCallback, useRef, useState } from 'react';
import { assignRef } from '../private/assignRef.ts';
import { classNames } from '../private/classNames.ts';
import { FieldBox, FieldFrame } from '../private/FieldFrame.tsx';
import * as field from '../private/field.css.ts';
import type { FieldProps } from '../private/fieldTypes.ts';
import { floating } from '../private/floating.css.ts';
import { LazyContent } from '../private/LazyContent.tsx';
import { lazyModule } from '../private/lazyModule.ts';
import { useCloseRequests } from '../private/useCloseRequests.ts';
import { useFieldIds } from '../private/useFieldIds.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { useMessages } from '../UiProvider/UiProvider.tsx';
import type { Country } from './countries.ts';
import { Flag } from './Flag.tsx';
import * as styles from './PhoneField.css.ts';

const countryList = lazyModule(() => import('./CountryList.tsx'));

export interface PhoneFieldValue {
  /** With its plus: `+234`. */
  readonly dialCode: string;
  /** As long as it was typed: a number that is cut would be another's. */
  readonly national: string;
}

export interface PhoneFieldProps extends FieldProps {
  /** The national number. */
  readonly value: string;
  readonly dialCode: string;
  readonly onChange: (value: PhoneFieldValue) => void;
  readonly onBlur?: (() => void) | undefined;
  /**
   * Reads typed or pasted text; a pasted number may bring a dial code of its own. Defaults to keeping digits and dots
   * after the chosen dial code.
   */
  readonly parse?: ((typed: string, dialCode: string) => PhoneFieldValue) | undefined;
  readonly placeholder?: string | undefined;
  readonly pill?: boolean | undefined;
  /** `off` for the number of somebody else. Defaults to `tel-national`. */
  readonly autoComplete?: 'tel-national' | 'off' | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

const digitsAndDots = (typed: string, dialCode: string): PhoneFieldValue => ({
  dialCode,
  national: typed.replace(/[^\d.]/g, ''),
});

/** A telephone number with its country. */
export function PhoneField({
  label,
  hideLabel,
  hint,
  error,
  required,
  id,
  name,
  value,
  dialCode,
  onChange,
  onBlur,
  parse = digitsAndDots,
  placeholder,
  pill,
  autoComplete = 'tel-national',
  ref,
}: PhoneFieldProps) {
  const messages = useMessages();
  const ids = useFieldIds({ id, hint, error });
  const input = useRef<HTMLInputElement | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  useCloseRequests(isOpen);
  const [country, setCountry] = useState<Country | null>(null);
  /** The list closes because a country was chosen: the number comes next. Otherwise the focus is the popover's. */
  const isChosen = useRef(false);
  const shownCode = country?.mobileCode === dialCode ? country.code : undefined;
  const attach = useCallback(
    (element: HTMLInputElement | null) => {
      input.current = element;
      assignRef(ref, element);
    },
    [ref],
  );
  const choose = (chosen: Country) => {
    isChosen.current = true;
    setCountry(chosen);
    setIsOpen(false);
    onChange({ dialCode: chosen.mobileCode, national: value });
  };

  return (
    <FieldFrame {...{ label, hideLabel, hint, error, required, ids }}>
      <FieldBox isInvalid={ids.isInvalid} pill={pill}>
        <RadixPopover.Root open={isOpen} onOpenChange={setIsOpen}>
          <RadixPopover.Trigger
            className={styles.trigger}
            aria-label={messages.chosenCountryCode(country && shownCode ? country.name : '', dialCode)}
          >
            <Flag code={shownCode} dialCode={dialCode} />
            <bdi dir="ltr">{dialCode}</bdi>
            <ChevronDown size={16} aria-hidden="true" />
          </RadixPopover.Trigger>
          <RadixPopover.Portal>
            <RadixPopover.Content
              className={floating}
              align="start"
              sideOffset={8}
              collisionPadding={16}
              aria-label={messages.countryCode}
              onEscapeKeyDown={(event) => {
                // Escape clears a search text first; the next one closes the list.
                if (event.target instanceof HTMLInputElement && event.target.value !== '')
                  event.preventDefault();
              }}
              onCloseAutoFocus={(event) => {
                if (!isChosen.current) return;
                isChosen.current = false;
                event.preventDefault();
                input.current?.focus();
              }}
            >
              <div className={styles.panel}>
                <LazyContent
                  code={countryList}
                  loading={
                    <div className={styles.loading}>
                      <Spinner label={messages.loadingCountries} />
                    </div>
                  }
                  failedText={messages.countriesFailed}
                >
                  {({ default: CountryList }) => (
                    <CountryList code={shownCode} dialCode={dialCode} onChoose={choose} />
                  )}
                </LazyContent>
              </div>
            </RadixPopover.Content>
          </RadixPopover.Portal>
        </RadixPopover.Root>
        <span className={styles.rule} aria-hidden="true" />
        <input
          {...ids.aria}
          ref={attach}
          id={ids.id}
          name={name}
          required={required}
          placeholder={placeholder}
          className={classNames(field.input, field.numeric, styles.number)}
          type="tel"
          inputMode="tel"
          autoComplete={autoComplete}
          value={value}
          onBlur={onBlur}
          onChange={(event) => onChange(parse(event.target.value, dialCode))}
        />
      </FieldBox>
    </FieldFrame>
  );
}
