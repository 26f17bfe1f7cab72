import { DescriptionList, Dialog, Stack, Text } from '@adire/ui';
import type { ReactNode } from 'react';
import { ExplainedFigure } from '#app/explain/ExplainedFigure.tsx';
import type { Explanation } from '#domain/derivation/explanation.ts';

interface DetailDialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly amount: Explanation;
  /** An explanation of its outcome, if it needs one. */
  readonly sentence?: string | null;
  /** The buttons for possible actions. */
  readonly action?: ReactNode;
  readonly items: readonly { readonly term: string; readonly value: ReactNode }[];
}

/** The details of one payment or transaction. */
export const DetailDialog = ({
  title,
  onClose,
  amount,
  sentence = null,
  action,
  items,
}: DetailDialogProps) => (
  <Dialog
    open
    onOpenChange={(open) => {
      if (!open) onClose();
    }}
    title={title}
  >
    <Stack gap={5}>
      <ExplainedFigure explanation={amount} size="l" />
      {sentence !== null && <Text>{sentence}</Text>}
      <DescriptionList items={items} />
      {action}
    </Stack>
  </Dialog>
);
