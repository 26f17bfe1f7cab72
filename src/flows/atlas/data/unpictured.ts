import { type AtlasFlow, picturesKeyOf } from './atlas.ts';
import { situationsOf } from './lookups.ts';

/** The reason why a state has no picture, in one or two sentences. */
export function missingPictureReason(flow: AtlasFlow, state: string, situation: number | null): string {
  const { reasons, reached, hasPage, situations, pictures } = flow;
  const reason = reasons.machine[state];
  if (situationsOf(flow, state).length === 0) {
    return reason ? `No path reaches it: ${reason}` : 'No path stays in it.';
  }
  const leaves = situations[situation ?? -1]?.leaves ?? [];
  if (reached.states[state] === 'browser') {
    const other = Object.keys(pictures).find(
      (key) => key !== picturesKeyOf(leaves) && key.split('+').includes(state),
    );
    return other === undefined
      ? 'Seen in the browser, but its pictures are not in the album.'
      : `Seen in the browser, but not together with ${leaves.filter((leaf) => leaf !== state).join(' and ')}.`;
  }
  const where = reached.states[state] === 'screen' ? 'on the machine and on its screen' : 'on the machine';
  return `Reached ${where}, not in the browser: ${whyNotInBrowser()}`;

  function whyNotInBrowser(): string {
    const reason = [...leaves, state].map((leaf) => reasons.browser[leaf]).find(Boolean);
    if (reason) return reason;
    if (!hasPage) return 'nobody has said yet how a browser walks this flow.';
    const walks = flow.paths.map(({ walked }) => walked.browser);
    if (walks.every(({ result }) => result === 'notWalked')) return 'no walk in a browser is kept here.';
    return walks.some(({ result }) => result === 'failed')
      ? 'a walk in the browser failed on the way.'
      : 'no walk in the browser came here.';
  }
}
