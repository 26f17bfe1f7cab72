import * as RadixSlider from '@radix-ui/react-slider';
import { FieldMessages } from '../private/FieldFrame.tsx';
import type { FieldProps } from '../private/fieldTypes.ts';
import { useFieldIds } from '../private/useFieldIds.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Slider.css.ts';

export interface SliderThumb {
  /** The accessible name: `Minimum`. */
  readonly label: string;
  readonly value: number;
  /** No value is selected yet: the thumb is drawn in a quiet style at its end. */
  readonly atRest?: boolean | undefined;
}

export interface SliderProps extends Pick<FieldProps, 'label' | 'hideLabel' | 'hint' | 'error' | 'id'> {
  /** The name of each value in a form; with two thumbs it ends in `[]`. */
  readonly name?: string | undefined;
  /** Shows the values without letting them change. They are not submitted with a form. */
  readonly disabled?: boolean | undefined;
  /** One thumb for a value, two for a range, in ascending order. */
  readonly thumbs: readonly [SliderThumb] | readonly [SliderThumb, SliderThumb];
  /** Called while a thumb moves, with one value for each thumb. */
  readonly onChange: (values: readonly number[]) => void;
  /** Called once when a thumb is released or a key has moved it. */
  readonly onCommit?: ((values: readonly number[]) => void) | undefined;
  readonly min: number;
  readonly max: number;
  readonly step?: number | undefined;
  /** A value as text: `24 months`. For screen readers, and shown next to the label of a single thumb. */
  readonly formatValue: (value: number) => string;
  /** Shows the minimum and the maximum below the track. */
  readonly showEnds?: boolean | undefined;
}

/** Selects a value or a range on a scale. */
export function Slider({
  label,
  hideLabel = false,
  hint,
  error,
  id,
  name,
  disabled = false,
  thumbs,
  onChange,
  onCommit,
  min,
  max,
  step = 1,
  formatValue,
  showEnds = false,
}: SliderProps) {
  const ids = useFieldIds({ id, hint, error });
  const [first] = thumbs;
  return (
    <div className={styles.field}>
      {hideLabel ? (
        <VisuallyHidden>
          <span id={ids.labelId}>{label}</span>
        </VisuallyHidden>
      ) : (
        <div className={styles.head}>
          <span id={ids.labelId}>{label}</span>
          {thumbs.length === 1 ? (
            <span className={styles.shown} aria-hidden="true">
              {formatValue(first.value)}
            </span>
          ) : null}
        </div>
      )}
      <RadixSlider.Root
        id={ids.id}
        className={styles.root}
        disabled={disabled}
        {...(name === undefined ? {} : { name })}
        data-rest={thumbs.every(({ atRest }) => atRest) || undefined}
        value={thumbs.map(({ value }) => value)}
        onValueChange={onChange}
        {...(onCommit ? { onValueCommit: onCommit } : {})}
        min={min}
        max={max}
        step={step}
        {...(thumbs.length === 2 && { role: 'group', 'aria-labelledby': ids.labelId })}
      >
        <RadixSlider.Track className={styles.track}>
          <RadixSlider.Range className={styles.range} />
        </RadixSlider.Track>
        {thumbs.map((thumb) => (
          <RadixSlider.Thumb
            key={thumb.label}
            className={styles.thumb}
            data-rest={thumb.atRest || undefined}
            {...ids.aria}
            aria-label={thumb.label}
            aria-disabled={disabled || undefined}
            aria-valuetext={formatValue(thumb.value)}
          />
        ))}
      </RadixSlider.Root>
      {showEnds ? (
        <div className={styles.ends} aria-hidden="true">
          <span>{formatValue(min)}</span>
          <span>{formatValue(max)}</span>
        </div>
      ) : null}
      <FieldMessages hint={hint} error={error} ids={ids} />
    </div>
  );
}
