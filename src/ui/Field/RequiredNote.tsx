import * as field from '../private/field.css.ts';

/** Explains the mark of required fields, once above the fields of a form. */
export const RequiredNote = () => (
  <p className={field.requiredNote}>
    <span className={field.mark}>*</span> has to be filled in
  </p>
);
