import { lazyModule, Tabs } from '@adire/ui';
import { LazyDrawing } from './LazyDrawing.tsx';
import { ModelTab } from './ModelTab.tsx';
import { VIEW_LABELS, VIEWS, type View, type ViewProps } from './view.ts';

const siteLayout = lazyModule(() => import('./SiteLayout.tsx'));
const floorPlan = lazyModule(() => import('./FloorPlan.tsx'));

interface ViewsProps extends ViewProps {
  readonly view: View;
  readonly onView: (view: View) => void;
}

/** The drawings of the home in tabs. The code of a drawing loads when its tab is opened. */
export const Views = ({ view, onView, ...shown }: ViewsProps) => (
  <Tabs
    label="Views of the home"
    value={view}
    onChange={onView}
    tabs={VIEWS.map((value) => ({
      value,
      label: VIEW_LABELS[value],
      content: <Content view={value} {...shown} />,
    }))}
  />
);

function Content({ view, ...shown }: ViewProps & { readonly view: View }) {
  const { property, block, chosenId } = shown;
  switch (view) {
    case 'site':
      return (
        <LazyDrawing code={siteLayout}>
          {({ SiteLayout }) => <SiteLayout property={property} blockId={block?.id ?? null} />}
        </LazyDrawing>
      );
    case 'model':
      return <ModelTab {...shown} />;
    case 'plan':
      return (
        <LazyDrawing code={floorPlan}>
          {({ FloorPlan }) => <FloorPlan property={property} block={block} chosenId={chosenId} />}
        </LazyDrawing>
      );
  }
}
