import type { ReactNode } from 'react';

interface EnhancedFormProps {
  /** The page that is opened without scripts. */
  readonly action: string;
  /** The query parameters of that page. */
  readonly parameters?: Readonly<Record<string, string>>;
  /** What is done with scripts instead. */
  readonly onSubmit: () => void;
  /** Its submit button. */
  readonly children: ReactNode;
}

/** A button that opens something here, or without scripts another page, so that it is never a dead end. */
export const EnhancedForm = ({ action, parameters = {}, onSubmit, children }: EnhancedFormProps) => (
  <form
    action={action}
    data-enhanced
    onSubmit={(event) => {
      event.preventDefault();
      onSubmit();
    }}
  >
    {Object.entries(parameters).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    {children}
  </form>
);
