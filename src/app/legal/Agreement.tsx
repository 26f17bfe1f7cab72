import { LinkButton, Text } from '@adire/ui';
import { lazy, Suspense, useState } from 'react';
import type { LegalText } from './LegalDialog.tsx';

const LegalDialog = lazy(() => import('./LegalDialog.tsx'));

/** What an account is agreed to with. Both texts open here; they come when one is first opened. */
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
