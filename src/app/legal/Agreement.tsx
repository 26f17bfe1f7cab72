import { LinkButton, lazyModule, Text } from '@adire/ui';
import { useState } from 'react';
import { LazyDialog } from '../dialogs/LazyDialog.tsx';
import type { LegalText } from './LegalDialog.tsx';

const legalDialog = lazyModule(() => import('./LegalDialog.tsx'));

/** The agreement to the terms and the privacy notice. Both open in a dialog, which loads on first use. */
export function Agreement({ act }: { /** `logging in` */ readonly act: string }) {
  const [text, setText] = useState<LegalText | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const open = (chosen: LegalText) => () => {
    setText(chosen);
    setIsOpen(true);
  };
  return (
    <>
      <Text size="note" tone="ink3">
        By {act} you agree to the <LinkButton onClick={open('terms')}>terms</LinkButton> and the{' '}
        <LinkButton onClick={open('privacy')}>privacy notice</LinkButton>.
      </Text>
      {text && (
        <LazyDialog code={legalDialog}>
          {({ LegalDialog }) => <LegalDialog text={text} open={isOpen} onOpenChange={setIsOpen} />}
        </LazyDialog>
      )}
    </>
  );
}
