import { createRoot } from 'react-dom/client';
import type { FlowHost } from '../host/FlowHost.ts';
import { FlowPanel } from './FlowPanel.tsx';
import { FlowWatcher } from './liveFlows.ts';

/**
 * Mounts the panel next to the app.
 * @returns the host for the app's flows.
 */
export function startDevtools(): FlowHost {
  const watcher = new FlowWatcher();
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<FlowPanel watcher={watcher} />);
  return watcher.host;
}
