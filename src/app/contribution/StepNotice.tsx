import { Link, Notice } from '@adire/ui';
import { STEP_NOTICES } from '#machines/contribution/contribution.notices.ts';
import { useFlowSelector } from './flowContext.ts';

/** Explains why the wizard moved the buyer to this page, if it did. */
export function StepNotice() {
  const code = useFlowSelector(({ context }) => context.notice);
  if (!code) return null;
  const { tone, message } = STEP_NOTICES[code];
  return (
    <Notice
      tone={tone}
      action={
        code === 'unitYours' ? <Link href="/dashboard/properties">Go to your dashboard</Link> : undefined
      }
    >
      {message}
    </Notice>
  );
}
