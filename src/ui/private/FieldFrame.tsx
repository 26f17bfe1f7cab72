import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { classNames } from './classNames.ts';
import * as styles from './field.css.ts';
import type { FieldProps } from './fieldTypes.ts';
import type { FieldIds } from './useFieldIds.ts';

type FieldFrameProps = Pick<FieldProps, 'label' | 'hideLabel' | 'hint' | 'error' | 'required'> & {
  readonly ids: FieldIds;
  readonly children: ReactNode;
};

/** Label above, control, hint and error below. What is `required` has its mark. */
export function FieldFrame({
  label,
  hideLabel = false,
  hint,
  error,
  required = false,
  ids,
  children,
}: FieldFrameProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={ids.id} id={ids.labelId} className={labelClass(hideLabel, required)}>
        {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </label>
      {children}
      <FieldNotes hint={hint} error={error} ids={ids} />
    </div>
  );
}

/** How a label looks: nothing where it is only read out, with its mark where the field is required. */
export const labelClass = (isHidden: boolean, isRequired: boolean): string | undefined =>
  isHidden ? undefined : classNames(styles.label, isRequired && styles.required);

/** Hint and error. Both describe the control, and are read out with it. */
export function FieldNotes({ hint, error, ids }: Pick<FieldFrameProps, 'hint' | 'error' | 'ids'>) {
  return (
    <>
      {hint === undefined || hint === '' ? null : (
        <div id={ids.hintId} className={styles.below}>
          {hint}
        </div>
      )}
      {ids.isWrong ? (
        <div id={ids.errorId} className={classNames(styles.below, styles.wrong)}>
          <CircleAlert size={16} className={styles.wrongIcon} aria-hidden="true" />
          <span>{error}</span>
        </div>
      ) : null}
    </>
  );
}

type FieldBoxProps = {
  readonly children: ReactNode;
  readonly isWrong: boolean;
  readonly readOnly?: boolean | undefined;
  readonly pill?: boolean | undefined;
  readonly className?: string | undefined;
};

/** The bordered box around an input and what stands beside it. */
export function FieldBox({ children, isWrong, readOnly = false, pill = false, className }: FieldBoxProps) {
  return (
    <div
      className={classNames(
        styles.box,
        pill && styles.boxPill,
        readOnly && styles.boxReadOnly,
        isWrong && styles.boxWrong,
        className,
      )}
    >
      {children}
    </div>
  );
}
