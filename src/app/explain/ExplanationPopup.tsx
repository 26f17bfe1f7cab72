import { breakpoints, Dialog, Heading, Popover, Stack, Text, useMediaQuery } from '@adire/ui';
import { type ReactNode, useState } from 'react';
import type { Explanation } from '#domain/derivation/explanation.ts';
import { formatNaira } from '#domain/money.ts';
import * as styles from './Explained.css.ts';

interface ExplanationPopupProps {
  readonly explanation: Explanation;
  /** What the amount belongs to, where several are compared: `Plan B`. */
  readonly owner?: string | undefined;
  readonly className: string;
  /** The button's content: the amount, or an icon. */
  readonly children: ReactNode;
}

/** A button that opens the calculation of an amount: in a popover, or in a sheet on phones. */
export function ExplanationPopup({ explanation, owner, className, children }: ExplanationPopupProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isPhone = useMediaQuery(breakpoints.phone);
  const ofOwner = owner === undefined ? '' : ` of ${owner}`;
  const label = `${formatNaira(explanation.amountKobo)}${ofOwner}: how it is worked out`;
  if (isPhone) {
    return (
      <>
        <button
          type="button"
          className={className}
          aria-label={label}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(true)}
        >
          {children}
        </button>
        <Dialog open={isOpen} onOpenChange={setIsOpen} title={explanation.title}>
          <ExplanationBody explanation={explanation} />
        </Dialog>
      </>
    );
  }
  return (
    <Popover
      open={isOpen}
      onOpenChange={setIsOpen}
      label={explanation.title}
      trigger={
        <button type="button" className={className} aria-label={label}>
          {children}
        </button>
      }
    >
      <Stack gap={3}>
        <Heading level={2} look={3}>
          {explanation.title}
        </Heading>
        <ExplanationBody explanation={explanation} />
      </Stack>
    </Popover>
  );
}

function ExplanationBody({ explanation }: { readonly explanation: Explanation }) {
  const { amountKobo, formula, steps, inputs, rule, basis } = explanation;
  return (
    <Stack gap={3}>
      <p className={styles.formula}>
        <strong>{formula ?? formatNaira(amountKobo)}</strong>
      </p>
      {steps.length > 0 && (
        <ol className={styles.steps} aria-label="Step by step">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      {formula !== null && (
        <dl className={styles.inputs}>
          {inputs.map(({ label, value }) => (
            <div key={`${label} ${value}`} className={styles.input}>
              <dt>{label}</dt>
              <dd className={styles.inputValue}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <Text size="small">{rule}</Text>
      <Text size="note" tone="ink3">
        {basis}
      </Text>
    </Stack>
  );
}
