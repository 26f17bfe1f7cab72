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
  /** For a control that is a group: name it with `ids.labelId`, because a label cannot focus a group. */
  readonly isGroup?: boolean | undefined;
  /** For a field that keeps the focus when its error comes: a description is read only when the focus arrives. */
  readonly announcesError?: boolean | undefined;
};

/** Adds a label above a control, and a hint and an error below it. The label of a required field has a mark. */
export function FieldFrame({
  label,
  hideLabel = false,
  hint,
  error,
  required = false,
  ids,
  children,
  isGroup = false,
  announcesError = false,
}: FieldFrameProps) {
  const content = hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label;
  const className = hideLabel ? undefined : classNames(styles.label, required && styles.required);
  return (
    <div className={styles.field}>
      {isGroup ? (
        <span id={ids.labelId} className={className}>
          {content}
        </span>
      ) : (
        <label htmlFor={ids.id} id={ids.labelId} className={className}>
          {content}
        </label>
      )}
      {children}
      <FieldMessages hint={hint} error={error} ids={ids} announcesError={announcesError} />
    </div>
  );
}

/** The hint and the error, which describe the control for screen readers. */
export function FieldMessages({
  hint,
  error,
  ids,
  announcesError = false,
}: Pick<FieldFrameProps, 'hint' | 'error' | 'ids' | 'announcesError'>) {
  return (
    <>
      {hint === undefined || hint === '' ? null : (
        <div id={ids.hintId} className={styles.message}>
          {hint}
        </div>
      )}
      {ids.isInvalid ? (
        <div
          id={ids.errorId}
          className={classNames(styles.message, styles.error)}
          role={announcesError ? 'alert' : undefined}
        >
          <CircleAlert size={16} className={styles.errorIcon} aria-hidden="true" />
          <span>{error}</span>
        </div>
      ) : null}
    </>
  );
}

interface FieldBoxProps {
  readonly children: ReactNode;
  readonly isInvalid: boolean;
  readonly readOnly?: boolean | undefined;
  readonly pill?: boolean | undefined;
  readonly className?: string | undefined;
}

/** The bordered box around an input with its prefix and suffix. */
export function FieldBox({ children, isInvalid, readOnly = false, pill = false, className }: FieldBoxProps) {
  return (
    <div
      className={classNames(
        styles.box,
        pill && styles.boxPill,
        readOnly && styles.boxReadOnly,
        isInvalid && styles.boxInvalid,
        className,
      )}
    >
      {children}
    </div>
  );
}
