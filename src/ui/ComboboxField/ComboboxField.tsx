import { Check, ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useMemo, useState } from 'react';
import { FieldBox, FieldFrame } from '../private/FieldFrame.tsx';
import * as field from '../private/field.css.ts';
import type { FieldProps } from '../private/fieldTypes.ts';
import { useFieldIds } from '../private/useFieldIds.ts';
import { useMessages } from '../UiProvider/UiProvider.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './ComboboxField.css.ts';
import { type ComboboxOption, optionsMatching } from './matching.ts';

export interface ComboboxFieldProps extends FieldProps {
  /** The typed text, or the label of the selected option. */
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly options: readonly ComboboxOption[];
  readonly placeholder?: string | undefined;
  /** The accessible name of the list: 'Banks'. */
  readonly listLabel: string;
  /** Shown if no option matches the typed text. */
  readonly noneText: string;
}

/**
 * Selects an option from a long list by typing. The list opens below the field and pushes the following content down,
 * so that no container clips it.
 */
export function ComboboxField({
  label,
  hideLabel,
  hint,
  error,
  required,
  id,
  name,
  value,
  onChange,
  options,
  placeholder,
  listLabel,
  noneText,
}: ComboboxFieldProps) {
  const messages = useMessages();
  const ids = useFieldIds({ id, hint, error });
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(0);
  const chosen = options.find((option) => option.label === value);
  // If an option is selected, list all of them, so that another can be selected.
  const found = useMemo(() => optionsMatching(options, chosen ? '' : value), [options, value, chosen]);
  const activeOption = isOpen ? found[active] : undefined;
  const optionId = (option: ComboboxOption) => `${listId}-${option.value}`;

  const activeId = activeOption ? optionId(activeOption) : undefined;
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const open = () => {
    if (isOpen) return;
    setIsOpen(true);
    setActive(Math.max(0, chosen ? found.indexOf(chosen) : 0));
  };
  const choose = (option: ComboboxOption) => {
    onChange(option.label);
    setIsOpen(false);
  };
  const move = (step: number) => {
    if (!isOpen) return open();
    setActive((index) => Math.max(0, Math.min(found.length - 1, index + step)));
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && activeOption) {
      // Enter selects the option instead of submitting the form.
      event.preventDefault();
      choose(activeOption);
    } else if (event.key === 'Escape' && isOpen) {
      setIsOpen(false);
    }
  };
  const leave = () => {
    setIsOpen(false);
    const [only, ...others] = found;
    if (value.trim() !== '' && only && others.length === 0) onChange(only.label);
  };

  return (
    <FieldFrame {...{ label, hideLabel, hint, error, required, ids }}>
      <FieldBox isInvalid={ids.isInvalid}>
        <input
          {...ids.aria}
          id={ids.id}
          name={name}
          type="text"
          role="combobox"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          required={required}
          placeholder={placeholder}
          aria-expanded={isOpen}
          aria-autocomplete="list"
          aria-controls={listId}
          aria-activedescendant={activeId}
          className={field.input}
          value={value}
          onChange={({ target }) => {
            onChange(target.value);
            setActive(0);
            setIsOpen(true);
          }}
          onClick={open}
          onKeyDown={press}
          onBlur={leave}
        />
        <span className={field.suffix}>
          <ChevronDown size={20} aria-hidden="true" className={styles.sign} data-open={isOpen || undefined} />
        </span>
      </FieldBox>
      <div
        id={listId}
        role="listbox"
        tabIndex={-1}
        aria-label={listLabel}
        hidden={!isOpen || found.length === 0}
        className={styles.list}
        // Keep the focus in the field.
        onPointerDown={(event) => event.preventDefault()}
        onMouseDown={(event) => event.preventDefault()}
      >
        {found.map((option, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and the keys.
          <div
            key={option.value}
            id={optionId(option)}
            role="option"
            tabIndex={-1}
            aria-selected={option === chosen}
            data-active={index === active || undefined}
            className={styles.option}
            onPointerMove={() => setActive(index)}
            onClick={() => choose(option)}
          >
            {option.label}
            {option === chosen ? <Check size={18} aria-hidden="true" /> : null}
          </div>
        ))}
      </div>
      {isOpen && found.length === 0 ? <div className={styles.none}>{noneText}</div> : null}
      <VisuallyHidden>
        <span role="status">
          {isOpen
            ? found.length === 0
              ? noneText
              : messages.optionsFound(found.length, options.length)
            : ''}
        </span>
      </VisuallyHidden>
    </FieldFrame>
  );
}
