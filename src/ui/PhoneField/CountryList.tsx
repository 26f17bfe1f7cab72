import { observeElementRect, type Rect, useVirtualizer } from '@tanstack/react-virtual';
import { Check } from 'lucide-react';
import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react';
import { SearchField } from '../SearchField/SearchField.tsx';
import { useLocale, useMessages } from '../UiProvider/UiProvider.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { type Country, countriesIn, searchCountries } from './countries.ts';
import { Flag } from './Flag.tsx';
import * as styles from './PhoneField.css.ts';

export interface CountryListProps {
  readonly code: string | undefined;
  readonly dialCode: string;
  readonly onChoose: (country: Country) => void;
}

const ROW_PX = 48;
const PAGE_ROWS = 6;
const initialRect: Rect = { width: 360, height: ROW_PX * PAGE_ROWS };

/** A search field with a list: the focus stays in the field, the arrow keys move the active option. */
export default function CountryList({ code, dialCode, onChoose }: CountryListProps) {
  const messages = useMessages();
  const listId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const locale = useLocale();
  const countries = useMemo(() => countriesIn(locale), [locale]);
  const found = useMemo(() => searchCountries(countries, query), [countries, query]);

  const virtualizer = useVirtualizer({
    count: found.length,
    estimateSize: () => ROW_PX,
    getScrollElement: () => scroller.current,
    initialRect,
    overscan: 4,
    // The panel may have no height while it opens; use the initial height, so that the rows are rendered.
    observeElementRect: (instance, report) =>
      observeElementRect(instance, (rect) => report(rect.height > 0 ? rect : initialRect)),
  });

  const move = (to: number) => {
    const next = Math.max(0, Math.min(found.length - 1, to));
    setActive(next);
    virtualizer.scrollToIndex(next);
  };
  const steps: Record<string, number> = {
    ArrowDown: 1,
    ArrowUp: -1,
    PageDown: PAGE_ROWS,
    PageUp: -PAGE_ROWS,
  };
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const country = found[active];
    if (step !== undefined) {
      event.preventDefault();
      move(active + step);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (country) onChoose(country);
    }
  };
  const isChosen = (country: Country) =>
    code === undefined ? country.mobileCode === dialCode : country.code === code;
  const optionId = (country: Country) => `${listId}-${country.code}`;
  const activeCountry = found[active];
  const resultText =
    found.length === 0
      ? messages.noCountryFits(query)
      : messages.optionsFound(found.length, countries.length);

  return (
    <>
      <SearchField
        label={messages.searchCountries}
        hideLabel
        placeholder={messages.countryOrCode}
        value={query}
        onChange={(typed) => {
          setQuery(typed);
          move(0);
        }}
        onKeyDown={press}
        autoFocus
        role="combobox"
        aria-expanded="true"
        aria-autocomplete="list"
        aria-controls={listId}
        aria-activedescendant={activeCountry ? optionId(activeCountry) : undefined}
      />
      <div
        ref={scroller}
        className={styles.list}
        role="listbox"
        id={listId}
        aria-label={messages.countries}
        tabIndex={-1}
      >
        <div role="presentation" className={styles.rows} style={{ height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ index, start }) => {
            const country = found[index];
            if (!country) return null;
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the search box has the focus and the keys.
              <div
                key={country.code}
                id={optionId(country)}
                role="option"
                tabIndex={-1}
                aria-selected={isChosen(country)}
                aria-setsize={found.length}
                aria-posinset={index + 1}
                data-active={index === active || undefined}
                className={styles.row}
                style={{ transform: `translateY(${start}px)` }}
                onPointerMove={() => setActive(index)}
                onClick={() => onChoose(country)}
              >
                <Flag code={country.code} dialCode={country.mobileCode} />
                <span className={styles.name}>{country.name}</span>
                <bdi dir="ltr" className={styles.dial}>
                  {country.mobileCode}
                </bdi>
                <span className={styles.check}>
                  {isChosen(country) ? <Check size={18} aria-hidden="true" /> : null}
                </span>
              </div>
            );
          })}
        </div>
      </div>
      {found.length === 0 ? <p className={styles.none}>{messages.noCountryFits(query)}</p> : null}
      <VisuallyHidden>
        <span role="status">{query === '' ? '' : resultText}</span>
      </VisuallyHidden>
    </>
  );
}
