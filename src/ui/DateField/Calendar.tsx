import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import { useMemo } from 'react';
import { DayPicker } from 'react-day-picker';
import { useReadingDirection } from '../private/readingDirection.tsx';
import { useLocale, useMessages } from '../UiProvider/UiProvider.tsx';
import * as styles from './Calendar.css.ts';

interface CalendarProps {
  /** The selected day, `1990-03-24`. */
  readonly iso: string | null;
  readonly min: string | undefined;
  readonly max: string | undefined;
  readonly onChoose: (iso: string) => void;
}

const MONDAY = 1;

/** Names of days and months in the language of the page. */
const namesIn = (locale: string) => ({
  weekday: new Intl.DateTimeFormat(locale, { weekday: 'short' }),
  longWeekday: new Intl.DateTimeFormat(locale, { weekday: 'long' }),
  month: new Intl.DateTimeFormat(locale, { month: 'long' }),
  monthOfYear: new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' }),
  wholeDay: new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }),
});

/** The calendar uses local dates, so that no time zone shifts a day. */
function dateOf(iso: string): Date {
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number);
  return new Date(year, month - 1, day);
}
const isoOf = (date: Date) =>
  [
    String(date.getFullYear()).padStart(4, '0'),
    String(date.getMonth() + 1).padStart(2, '0'),
    String(date.getDate()).padStart(2, '0'),
  ].join('-');

const chevrons = { left: ChevronLeft, right: ChevronRight, down: ChevronDown, up: ChevronDown } as const;

/** A month: arrow keys move by days and weeks, Home and End within a week, Page Up and Page Down by months. */
export default function Calendar({ iso, min, max, onChoose }: CalendarProps) {
  const messages = useMessages();
  const locale = useLocale();
  const { direction } = useReadingDirection();
  const names = useMemo(() => namesIn(locale), [locale]);
  const chosen = iso === null ? undefined : dateOf(iso);
  const first = min === undefined ? undefined : dateOf(min);
  const last = max === undefined ? undefined : dateOf(max);
  return (
    <DayPicker
      autoFocus
      dir={direction}
      mode="single"
      required
      selected={chosen}
      onSelect={(date) => onChoose(isoOf(date))}
      defaultMonth={chosen ?? new Date()}
      {...(first ? { startMonth: first } : {})}
      {...(last ? { endMonth: last } : {})}
      disabled={[...(first ? [{ before: first }] : []), ...(last ? [{ after: last }] : [])]}
      weekStartsOn={MONDAY}
      captionLayout="dropdown"
      navLayout="around"
      classNames={styles.parts}
      components={{
        Chevron: ({ orientation = 'down' }) => {
          const Icon = chevrons[orientation];
          return <Icon size={18} aria-hidden="true" />;
        },
      }}
      formatters={{
        formatWeekdayName: (date) => names.weekday.format(date),
        formatMonthDropdown: (date) => names.month.format(date),
      }}
      labels={{
        labelDayButton: (date, { today, selected }) =>
          [names.wholeDay.format(date), today && messages.today, selected && messages.selectedDay]
            .filter(Boolean)
            .join(', '),
        labelMonthDropdown: () => messages.month,
        labelYearDropdown: () => messages.year,
        labelPrevious: () => messages.previousMonth,
        labelNext: () => messages.nextMonth,
        labelGrid: (date) => names.monthOfYear.format(date),
        labelWeekday: (date) => names.longWeekday.format(date),
      }}
    />
  );
}
