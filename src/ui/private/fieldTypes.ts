import type { ReactNode } from 'react';

/** The props of every field. */
export interface FieldProps {
  readonly label: ReactNode;
  /** Hides the label visually. */
  readonly hideLabel?: boolean | undefined;
  /** One sentence of help. */
  readonly hint?: ReactNode | undefined;
  /** What is wrong and how to correct it. An empty string is not an error. */
  readonly error?: ReactNode | undefined;
  readonly required?: boolean | undefined;
  readonly id?: string | undefined;
  readonly name?: string | undefined;
}
