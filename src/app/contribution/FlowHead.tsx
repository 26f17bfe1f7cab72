import { Button, Inline, Stepper } from '@adire/ui';
import { ArrowLeft } from 'lucide-react';
import { type Step, stepIndex } from '#machines/contribution/contribution.urls.ts';
import * as styles from './FlowHead.css.ts';

/** The machine's last two steps are one step for the buyer: Payment. */
const STEPS: readonly string[] = ['Unit', 'Plan', 'Calculator', 'Payment'];
const LAST_STEP = STEPS.length - 1;

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
        steps={STEPS}
        current={Math.min(stepIndex(step), LAST_STEP)}
        label="Steps to your contribution"
      />
    </Inline>
  );
}
