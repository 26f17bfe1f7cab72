import { LinkButton, Text } from '@adire/ui';
import { lazy, Suspense, useState } from 'react';
import type { LegalText } from './LegalDialog.tsx';

const LegalDialog = lazy(() => import('./LegalDialog.tsx'));

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
        <Suspense>
          <LegalDialog text={text} open={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      )}
    </>
  );
}
