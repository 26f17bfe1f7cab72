import * as field from '../private/field.css.ts';
import { useMessages } from '../UiProvider/UiProvider.tsx';

/** Explains the mark of required fields, once above the fields of a form. */
export function RequiredNote() {
  const { requiredNote } = useMessages();
  return (
    <p className={field.requiredNote}>
      <span className={field.mark}>*</span> {requiredNote}
    </p>
  );
}
