import * as field from '../private/field.css.ts';

/** What the mark of a required field means: once, above the fields of a form. */
export const RequiredNote = () => (
  <p className={field.requiredNote}>
    <span className={field.mark}>*</span> has to be filled in
  </p>
);
