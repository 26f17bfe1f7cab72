import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { FieldNotes, labelClass } from './FieldFrame.tsx';
import * as styles from './field.css.ts';
import type { FieldProps } from './fieldTypes.ts';
import type { FieldIds } from './useFieldIds.ts';

type GroupFrameProps = Pick<FieldProps, 'label' | 'hideLabel' | 'hint' | 'error' | 'required'> & {
  readonly ids: FieldIds;
  readonly children: ReactNode;
};

/** As `FieldFrame`, for controls that are several: the group inside is named by `ids.labelId`. */
export function GroupFrame({
  label,
  hideLabel = false,
  hint,
  error,
  required = false,
  ids,
  children,
}: GroupFrameProps) {
  return (
    <div className={styles.field}>
      <span id={ids.labelId} className={labelClass(hideLabel, required)}>
        {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </span>
      {children}
      <FieldNotes hint={hint} error={error} ids={ids} />
    </div>
  );
}
