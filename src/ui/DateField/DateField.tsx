import * as RadixPopover from '@radix-ui/react-popover';
import { CalendarDays } from 'lucide-react';
import {
  type ChangeEvent,
  lazy,
  type Ref,
  Suspense,
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
import { useFieldIds } from '../private/useFieldIds.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as styles from './DateField.css.ts';
import { entryAfter, isoOfText, textOfIso, tidied } from './dateText.ts';

const Calendar = lazy(() => import('./Calendar.tsx'));

/** The first or the last day that is taken, and what is said of a day beyond it. */
export interface DateLimit {
  /** `1990-03-24`. */
  readonly date: string;
  /** `You must be 18 or older.` */
  readonly message: string;
}

export interface DateFieldProps extends FieldProps {
  /** A date as `1990-03-24`, nothing as an empty text; while it is no date, what was typed. */
  readonly value: string;
  /**
   * The same: what is no date comes as it was typed, so that the check of the form refuses it. It may also lie beyond
   * `min` and `max`, which is for that check too.
   */
  readonly onChange: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly min?: DateLimit | undefined;
  readonly max?: DateLimit | undefined;
  readonly autoComplete?: 'bday' | undefined;
  readonly readOnly?: boolean | undefined;
  readonly calendarLabel?: string | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** A day: typed as dd/mm/yyyy, or chosen in a calendar. */
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
  readOnly = false,
  calendarLabel = 'Choose a date',
  ref,
}: DateFieldProps) {
  const text = textOfIso(value) ?? value;
  const iso = isoOfText(text);
  const said = error || beyond(iso, min, max);
  const ids = useFieldIds({ id, hint, error: said });
  const input = useRef<HTMLInputElement | null>(null);
  const [caret, setCaret] = useState<{ readonly at: number } | null>(null);
  const [isOpen, setIsOpen] = useState(false);
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

  const give = (next: string) => onChange(isoOfText(next) ?? next);
  const type = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const deletesForward =
      nativeEvent instanceof InputEvent && nativeEvent.inputType === 'deleteContentForward';
    const at = target.selectionStart ?? target.value.length;
    const entry = entryAfter(text, target.value, at, deletesForward);
    setCaret({ at: entry.caret });
    give(entry.text);
  };
  const leave = () => {
    const tidy = tidied(text);
    if (tidy !== text) give(tidy);
    onBlur?.();
  };

  return (
    <FieldFrame {...{ label, hideLabel, hint, error: said, required, ids }}>
      <RadixPopover.Root open={isOpen} onOpenChange={setIsOpen}>
        <RadixPopover.Anchor>
          <FieldBox isWrong={ids.isWrong} readOnly={readOnly}>
            <input
              {...ids.aria}
              ref={attach}
              id={ids.id}
              name={name}
              required={required}
              readOnly={readOnly}
              className={classNames(field.input, field.numeric)}
              type="text"
              inputMode="numeric"
              placeholder="dd/mm/yyyy"
              autoComplete={autoComplete ?? 'off'}
              value={text}
              onChange={type}
              onBlur={leave}
            />
            {readOnly ? null : (
              <span className={field.control}>
                <RadixPopover.Trigger asChild>
                  <IconButton label={calendarLabel} icon={<CalendarDays size={20} />} />
                </RadixPopover.Trigger>
              </span>
            )}
          </FieldBox>
        </RadixPopover.Anchor>
        <RadixPopover.Portal>
          <RadixPopover.Content
            className={classNames(floating, styles.panel)}
            align="start"
            sideOffset={8}
            collisionPadding={16}
            aria-label={calendarLabel}
          >
            <Suspense
              fallback={
                <div className={styles.loading}>
                  <Spinner label="Opening the calendar" />
                </div>
              }
            >
              <Calendar
                iso={iso}
                min={min?.date}
                max={max?.date}
                onChoose={(chosen) => {
                  setIsOpen(false);
                  onChange(chosen);
                }}
              />
            </Suspense>
          </RadixPopover.Content>
        </RadixPopover.Portal>
      </RadixPopover.Root>
    </FieldFrame>
  );
}

/** What is said of a date that is too early or too late. ISO dates sort as texts. */
function beyond(iso: string | null, min: DateLimit | undefined, max: DateLimit | undefined) {
  if (iso === null) return undefined;
  if (min && iso < min.date) return min.message;
  return max && iso > max.date ? max.message : undefined;
}
