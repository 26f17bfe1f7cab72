import { ErrorState, Spinner } from '@adire/ui';
import { useEffect, useState } from 'react';
import type { FlowAddress } from './address/address.ts';
import { Storyboard } from './board/Storyboard.tsx';
import type { AtlasFlow } from './data/atlas.ts';
import { readFlow } from './data/read.ts';
import * as styles from './FlowPage.css.ts';
import { FlowView, type FlowViewProps } from './FlowView.tsx';

export interface FlowPageProps extends Omit<FlowViewProps, 'flow' | 'address'> {
  readonly address: FlowAddress;
}

/** Loads a flow, then shows it. */
export function FlowPage({ address, since, theme }: FlowPageProps) {
  const [read, setRead] = useState<AtlasFlow | Error | null>(null);
  const { flow: id } = address;
  useEffect(() => {
    let isWanted = true;
    readFlow(id).then(
      (flow) => {
        if (isWanted) setRead(flow);
      },
      (error: Error) => {
        if (isWanted) setRead(error);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [id]);
  if (read === null) {
    return (
      <main className={styles.waiting}>
        <Spinner label="Reading the flow" />
      </main>
    );
  }
  if (read instanceof Error) {
    return (
      <main className={styles.waiting}>
        <ErrorState title="This flow cannot be read">{read.message}</ErrorState>
      </main>
    );
  }
  if (address.page === 'board')
    return <Storyboard flow={read} situation={address.situation} atlasTheme={theme} />;
  return <FlowView flow={read} address={address} since={since} theme={theme} />;
}
