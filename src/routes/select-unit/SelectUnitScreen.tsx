import { ActionBar, Page, Stack, Tabs } from '@adire/ui';
import { useEffect, useState } from 'react';
import { FlowHead } from '#app/contribution/FlowHead.tsx';
import { useFlowActor, useFlowSelector } from '#app/contribution/flowContext.ts';
import { StepNotice } from '#app/contribution/StepNotice.tsx';
import { STEP_TITLES } from '#app/contribution/stepTitles.ts';
import { PrivateHead } from '#app/head/PrivateHead.tsx';
import { chosenBlock, chosenUnit } from '#machines/contribution/contribution.facts.ts';
import { stateName } from '#machines/stateName.ts';
import { BlockChoice } from './BlockChoice.tsx';
import { LazyDrawing } from './LazyDrawing.tsx';
import { ModelTab } from './ModelTab.tsx';
import * as styles from './SelectUnitScreen.css.ts';
import { UnitBar } from './UnitBar.tsx';

const loadSiteLayout = () => import('./SiteLayout.tsx');
const loadFloorPlan = () => import('./FloorPlan.tsx');

type View = 'model' | 'site' | 'plan';

/** /select-unit: a block, then a unit in it. */
export function Component() {
  const actor = useFlowActor();
  const state = useFlowSelector(({ value }) => stateName(value));
  const property = useFlowSelector(({ context }) => context.property);
  const block = useFlowSelector(({ context }) => chosenBlock(context));
  const unit = useFlowSelector(({ context }) => chosenUnit(context));
  const stepError = useFlowSelector(({ context }) => context.stepError);
  const [view, setView] = useState<View>('model');

  useEffect(() => {
    // What is missing is chosen in the picture, or above it.
    if (stepError) setView('model');
  }, [stepError]);

  if (!property) return null;
  const back =
    state === 'selectUnit.unit'
      ? { onClick: () => actor.send({ type: 'back.pressed' }) }
      : { href: `/property/${property.id}` };
  return (
    <Page>
      <PrivateHead title={STEP_TITLES.unit} />
      <div className={styles.screen} data-state={state}>
        <Stack gap={5} className={styles.head}>
          <FlowHead step="unit" back={back} />
          <StepNotice />
        </Stack>
        <div className={styles.columns}>
          <div className={styles.choice}>
            <BlockChoice
              property={property}
              blockId={block?.id ?? null}
              error={block ? null : stepError}
              onChoose={(buildingId) => actor.send({ type: 'block.chosen', buildingId })}
            />
          </div>
          <div className={styles.picture}>
            <Tabs
              label="Views of the home"
              value={view}
              onChange={setView}
              tabs={[
                {
                  value: 'site',
                  label: 'Site Layout',
                  content: (
                    <LazyDrawing load={loadSiteLayout}>
                      {({ SiteLayout }) => <SiteLayout property={property} blockId={block?.id ?? null} />}
                    </LazyDrawing>
                  ),
                },
                {
                  value: 'model',
                  label: '3D Models',
                  content: (
                    <ModelTab
                      property={property}
                      block={block}
                      chosenId={unit?.id ?? null}
                      error={block && !unit ? stepError : null}
                      onChooseBlock={(buildingId) => actor.send({ type: 'block.chosen', buildingId })}
                      onChooseUnit={(apartmentId) => actor.send({ type: 'unit.chosen', apartmentId })}
                    />
                  ),
                },
                {
                  value: 'plan',
                  label: 'Floor Plan',
                  content: (
                    <LazyDrawing load={loadFloorPlan}>
                      {({ FloorPlan }) => (
                        <FloorPlan property={property} block={block} chosenId={unit?.id ?? null} />
                      )}
                    </LazyDrawing>
                  ),
                },
              ]}
            />
          </div>
          <ActionBar onDesktop="card" className={styles.bar}>
            <UnitBar
              property={property}
              block={block}
              unit={unit}
              isPickable={view === 'model'}
              onNext={() => actor.send({ type: 'next.pressed' })}
            />
          </ActionBar>
        </div>
      </div>
    </Page>
  );
}
