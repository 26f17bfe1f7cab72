import { Button, Drawer, Text } from '@adire/ui';
import { Box, Layers, Map as MapIcon } from 'lucide-react';
import { useState } from 'react';
import { unitOnFloor } from '#homes/viewer/units.ts';
import type { NextStep } from './next.ts';
import * as styles from './sheets.css.ts';
import { Views } from './views/Views.tsx';
import { VIEW_LABELS, VIEWS, type View, type ViewProps } from './views/view.ts';

const ICONS: Readonly<Record<View, typeof Box>> = { site: MapIcon, model: Box, plan: Layers };
const ICON_PX = 18;

interface ViewsSheetProps extends ViewProps {
  readonly next: NextStep;
}

/** The views of the home on phones: one button per view, which opens the sheet of views. */
export function ViewsSheet({ next, ...shown }: ViewsSheetProps) {
  const [view, setView] = useState<View | null>(null);
  const { block, chosenId } = shown;
  const unit = block?.apartments.find(({ id }) => id === chosenId) ?? null;
  return (
    <>
      <div className={styles.viewButtons}>
        {VIEWS.map((each) => {
          const Icon = ICONS[each];
          return (
            <button
              key={each}
              type="button"
              className={styles.viewButton}
              aria-haspopup="dialog"
              onClick={() => setView(each)}
            >
              <Icon size={ICON_PX} aria-hidden="true" />
              {VIEW_LABELS[each]}
            </button>
          );
        })}
      </div>
      <Drawer
        side="bottom"
        title={shown.property.title}
        open={view !== null}
        onOpenChange={(isOpen) => (isOpen ? undefined : setView(null))}
      >
        {view === null ? null : <Views view={view} onView={setView} {...shown} />}
        {block && unit ? (
          <div className={styles.actions}>
            <Text weight="strong">{unitOnFloor(unit, block)}</Text>
            <Button {...next}>Next</Button>
          </div>
        ) : null}
      </Drawer>
    </>
  );
}
