import type { ReactNode } from 'react';

/** What every field has. */
export interface FieldProps {
  readonly label: ReactNode;
  /** Keeps the label for those who listen only. */
  readonly hideLabel?: boolean | undefined;
  /** One sentence that helps before anything is wrong. */
  readonly hint?: ReactNode | undefined;
  /** What is wrong and how to mend it. An empty text is no error. */
  readonly error?: ReactNode | undefined;
  readonly required?: boolean | undefined;
  readonly id?: string | undefined;
  readonly name?: string | undefined;
}
