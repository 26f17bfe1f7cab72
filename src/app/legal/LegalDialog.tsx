import { Button, Dialog, Heading, Link, Stack, Text } from '@adire/ui';
import type { Clause } from '#domain/terms/clause.ts';
import { terms } from '#domain/terms/generalTerms.ts';
import type { TermsSettings } from '#domain/terms/termsSettings.ts';
import { usePageSettings } from '../settings/PageSettingsContext.ts';
import { privacyNotice } from './privacyNotice.ts';

export type LegalText = 'terms' | 'privacy';

interface LegalDialogProps {
  readonly text: LegalText;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

const TITLES: Readonly<Record<LegalText, string>> = { terms: 'Terms', privacy: 'Privacy notice' };
const CLAUSES: Readonly<Record<LegalText, (settings: TermsSettings) => readonly Clause[]>> = {
  terms,
  privacy: privacyNotice,
};

/** The terms or the privacy notice in a dialog. */
export function LegalDialog({ text, open, onOpenChange }: LegalDialogProps) {
  const settings = usePageSettings();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={TITLES[text]}
      actions={<Button onClick={() => onOpenChange(false)}>Close</Button>}
    >
      <Stack gap={5}>
        {CLAUSES[text](settings).map((clause) => (
          <Stack gap={1} key={clause.title}>
            <Heading level={3}>{clause.title}</Heading>
            <Text size="small" tone="ink2">
              {clause.text}
            </Text>
          </Stack>
        ))}
        <Text size="small" tone="ink2">
          Questions, and requests about your data: <Link href="/contact-support">Contact Us</Link>.
        </Text>
      </Stack>
    </Dialog>
  );
}
