import { Button, Inline, lazyModule, Section, Text } from '@adire/ui';
import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import { v4 as newId } from 'uuid';
import type { PropertyDetail } from '#api/calls/properties.ts';
import { LazyDialog } from '#app/dialogs/LazyDialog.tsx';
import { ByOwner } from '#app/forms/ByOwner.tsx';
import type { FormOwner } from '#app/forms/draft.ts';
import { EnhancedForm } from '#app/forms/EnhancedForm.tsx';
import { estimated } from '../PropertyView.css.ts';
import * as styles from '../trust/trust.css.ts';
import { inspectionDraft } from './inspectionDraft.ts';
import type { TypedInspection } from './inspectionForm.ts';

const inspectionDialog = lazyModule(() => import('./InspectionDialog.tsx'));

interface AskInspectionProps {
  readonly home: Pick<PropertyDetail, 'id' | 'title'>;
}

/** The button that requests an inspection. Its dialog loads when it is opened; closing the dialog keeps its input. */
export function AskInspection({ home }: AskInspectionProps) {
  return <ByOwner>{(owner) => <OwnInspection home={home} owner={owner} />}</ByOwner>;
}

function OwnInspection({ home, owner }: AskInspectionProps & { readonly owner: FormOwner }) {
  const [isOpen, setIsOpen] = useState(false);
  const [draft, setDraft] = useState<TypedInspection | null>(null);
  const [requestId, setRequestId] = useState(() => inspectionDraft.requestId() ?? newId());
  return (
    <Section title="See this home" className={estimated.low}>
      <Inline justify="between" gap={5}>
        <Text tone="ink2">Choose a day, and somebody shows you around.</Text>
        <div className={styles.channels}>
          <EnhancedForm
            action="/contact-support"
            parameters={{ property: home.id }}
            onSubmit={() => setIsOpen(true)}
          >
            <Button variant="quiet" type="submit" icon={<CalendarDays size={20} />} block>
              Ask for an inspection
            </Button>
          </EnhancedForm>
        </div>
      </Inline>
      {isOpen && (
        <LazyDialog code={inspectionDialog}>
          {({ InspectionDialog }) => (
            <InspectionDialog
              home={home}
              owner={owner}
              draft={draft}
              requestId={requestId}
              onClose={(typed) => {
                setDraft(typed);
                if (typed === null) setRequestId(newId());
                setIsOpen(false);
              }}
            />
          )}
        </LazyDialog>
      )}
    </Section>
  );
}
