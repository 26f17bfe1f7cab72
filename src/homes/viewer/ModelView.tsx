import { Button, ErrorState, Notice, Stack } from '@adire/ui';
import { type ReactNode, useState } from 'react';
import { Aerial, aerialOf } from './Aerial.tsx';
import type { LiveStageProps } from './live/LiveStage.tsx';
import { LiftComes, ModelComes } from './ModelComes.tsx';
import * as styles from './modelView.css.ts';
import { hasWebGl, savesData } from './support.ts';
import { useLiveStage } from './useLiveStage.ts';

type ModelViewProps = Omit<LiveStageProps, 'onBroken'>;

/** Why there is a still picture in the place of the model. */
type Still = 'unable' | 'lost' | 'saving' | null;

const WORDS: Readonly<Record<Exclude<Still, null>, string>> = {
  unable: 'Your browser cannot draw in 3D.',
  lost: 'The 3D model stopped: your device took back its graphics memory.',
  saving: 'Your browser saves data, so the 3D model waits until you ask for it.',
};

/** The homes in 3D where that is possible, else what can be shown, and why. */
export function ModelView(props: ModelViewProps) {
  const [still, setStill] = useState<Still>(() => (hasWebGl() ? (savesData() ? 'saving' : null) : 'unable'));
  const { loaded, retry, fail } = useLiveStage(still === null);

  if (still !== null) {
    const action =
      still === 'unable' ? undefined : (
        <Button variant="quiet" onClick={() => setStill(null)}>
          {still === 'saving' ? 'Show the 3D model' : 'Try again'}
        </Button>
      );
    return <StillView property={props.property} words={WORDS[still]} action={action} />;
  }
  if (loaded === 'failed') {
    return (
      <div className={styles.frame}>
        <div className={styles.waiting}>
          <ErrorState
            cause={navigator.onLine ? 'failed' : 'offline'}
            title="The 3D model did not load."
            level={3}
            onRetry={retry}
          >
            Check your connection and try again. Units can be chosen below meanwhile.
          </ErrorState>
        </div>
      </div>
    );
  }
  if (loaded === 'loading') {
    return (
      <Stack gap={5}>
        <div className={styles.frame} aria-busy="true">
          <ModelComes />
        </div>
        {props.block ? <LiftComes /> : null}
      </Stack>
    );
  }
  const { LiveStage } = loaded;
  return (
    <LiveStage
      {...props}
      onBroken={(how) => {
        if (how === 'building') fail();
        else setStill(how);
      }}
    />
  );
}

interface StillViewProps {
  readonly property: LiveStageProps['property'];
  readonly words: string;
  readonly action: ReactNode;
}

function StillView({ property, words, action }: StillViewProps) {
  const aerial = aerialOf(property);
  const instead = aerial
    ? 'This is a picture of the homes from the air.'
    : 'The drawn front shows the units.';
  return (
    <Stack gap={4}>
      {aerial ? <Aerial picture={aerial} /> : null}
      <Notice tone="info" action={action}>
        {`${words} ${instead}`}
      </Notice>
    </Stack>
  );
}
