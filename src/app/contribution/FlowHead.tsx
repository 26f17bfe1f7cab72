import { Button, Inline, Stepper } from '@adire/ui';
import { ArrowLeft } from 'lucide-react';
import { STEPS, type Step } from '#machines/contribution/contribution.urls.ts';
import * as styles from './FlowHead.css.ts';

/** The last two pages are one step for the buyer. */
const LABELS: Readonly<Record<Step, string>> = {
  unit: 'Unit',
  plan: 'Plan',
  calculator: 'Calculator',
  payment: 'Payment',
  response: 'Payment',
};
const SHOWN_STEPS = [...new Set(STEPS.map((step) => LABELS[step]))];

interface FlowHeadProps {
  readonly step: Step;
  /** The target of Back, inside or outside the wizard. Omit it if the step cannot be undone. */
  readonly back?: { readonly onClick: () => void } | { readonly href: string };
}

/** The Back button and the progress through the steps. */
export function FlowHead({ step, back }: FlowHeadProps) {
  return (
    <Inline justify={back ? 'between' : 'end'} gap={1} wrap={false}>
      {back ? (
        <div className={styles.back}>
          <Button variant="text" icon={<ArrowLeft size={20} />} {...back}>
            Back
          </Button>
        </div>
      ) : null}
      <Stepper
        steps={SHOWN_STEPS}
        current={SHOWN_STEPS.indexOf(LABELS[step])}
        label="Steps to your contribution"
      />
    </Inline>
  );
}
