import * as RadixPopover from '@radix-ui/react-popover';
import { CalendarDays } from 'lucide-react';
import {
  type ChangeEvent,
  type KeyboardEvent,
  type Ref,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
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
import * as styles from './DateField.css.ts';
import { applyEdit, isoOfShortText, isoOfText, padded, textOfIso } from './dateText.ts';

const calendar = lazyModule(() => import('./Calendar.tsx'));

/** The first or the last valid day, and the error for a day beyond it. */
export interface DateLimit {
  /** `1990-03-24`. */
  readonly date: string;
  /** `You must be 18 or older.` */
  readonly message: string;
}

export interface DateFieldProps extends FieldProps {
  /** A date as `1990-03-24`, an empty string, or the typed text if it is not a date. */
  readonly value: string;
  /**
   * Receives what `value` accepts: text that is not a date is reported unchanged, for the form to reject. A date beyond
   * `min` or `max` is reported too. A year of two digits is completed once the field is left or submitted; with only a
   * `max`, it is none to come. With a `min`, the year may be left out.
   */
  readonly onChange: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly min?: DateLimit | undefined;
  readonly max?: DateLimit | undefined;
  readonly autoComplete?: 'bday' | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** A date, typed as dd/mm/yyyy or selected in a calendar. */
export function DateField({
  label,
  hideLabel,
  hint,
  error,
  required,
  id,
  name,
  value,
  onChange,
  onBlur,
  min,
  max,
  autoComplete,
  ref,
}: DateFieldProps) {
  const messages = useMessages();
  const text = textOfIso(value) ?? value;
  const iso = isoOfText(text);
  const shownError = error || limitError(iso, min, max);
  const ids = useFieldIds({ id, hint, error: shownError });
  const input = useRef<HTMLInputElement | null>(null);
  const [caret, setCaret] = useState<{ readonly at: number } | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  useCloseRequests(isOpen);
  const attach = useCallback(
    (element: HTMLInputElement | null) => {
      input.current = element;
      assignRef(ref, element);
    },
    [ref],
  );
  useLayoutEffect(() => {
    if (caret) input.current?.setSelectionRange(caret.at, caret.at);
  }, [caret]);

  const report = (next: string) => onChange(isoOfText(next) ?? next);
  const edit = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const deletesForward =
      nativeEvent instanceof InputEvent && nativeEvent.inputType === 'deleteContentForward';
    const at = target.selectionStart ?? target.value.length;
    const entry = applyEdit(text, target.value, at, deletesForward);
    setCaret({ at: entry.caret });
    report(entry.text);
  };
  const tidy = () => {
    const thisYear = new Date().getFullYear();
    const lastYear = max ? Math.max(thisYear, Number(max.date.slice(0, 4))) : null;
    // Days in the past have many years to leave out.
    const isPast = max !== undefined && Number(max.date.slice(0, 4)) < thisYear;
    const years = { first: isPast ? null : (min?.date ?? null), lastYear };
    const tidied = isoOfShortText(text, years) ?? padded(text);
    if (tidied !== text) report(tidied);
  };
  const tidyOnBlur = () => {
    // Another window or app does not end the typing.
    if (document.activeElement !== input.current) tidy();
    onBlur?.();
  };
  // Enter submits the form from within the field.
  const tidyOnEnter = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') tidy();
  };

  return (
    <FieldFrame {...{ label, hideLabel, hint, error: shownError, required, ids }}>
      <RadixPopover.Root open={isOpen} onOpenChange={setIsOpen}>
        <RadixPopover.Anchor>
          <FieldBox isInvalid={ids.isInvalid}>
            <input
              {...ids.aria}
              ref={attach}
              id={ids.id}
              name={name}
              required={required}
              className={classNames(field.input, field.numeric)}
              type="text"
              inputMode="numeric"
              placeholder={messages.datePlaceholder}
              autoComplete={autoComplete ?? 'off'}
              value={text}
              onChange={edit}
              onBlur={tidyOnBlur}
              onKeyDown={tidyOnEnter}
            />
            <span className={field.control}>
              <RadixPopover.Trigger asChild>
                <IconButton label={messages.chooseDate} icon={<CalendarDays size={20} />} />
              </RadixPopover.Trigger>
            </span>
          </FieldBox>
        </RadixPopover.Anchor>
        <RadixPopover.Portal>
          <RadixPopover.Content
            className={classNames(floating, styles.panel)}
            align="start"
            sideOffset={8}
            collisionPadding={16}
            aria-label={messages.chooseDate}
          >
            <LazyContent
              code={calendar}
              loading={
                <div className={styles.loading}>
                  <Spinner label={messages.openingCalendar} />
                </div>
              }
              failedText={messages.calendarFailed}
            >
              {({ default: Calendar }) => (
                <Calendar
                  iso={iso}
                  min={min?.date}
                  max={max?.date}
                  onChoose={(chosen) => {
                    setIsOpen(false);
                    onChange(chosen);
                  }}
                />
              )}
            </LazyContent>
          </RadixPopover.Content>
        </RadixPopover.Portal>
      </RadixPopover.Root>
    </FieldFrame>
  );
}

/** The error for a date before `min` or after `max`. ISO dates can be compared as strings. */
function limitError(iso: string | null, min: DateLimit | undefined, max: DateLimit | undefined) {
  if (iso === null) return undefined;
  if (min && iso < min.date) return min.message;
  return max && iso > max.date ? max.message : undefined;
}
