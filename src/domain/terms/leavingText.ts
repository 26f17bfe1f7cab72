import { EXIT_DECISION_DAYS } from '../plans/exits.ts';
import { countText, shareText } from '../quantities.ts';

/** What a buyer who asks to leave after the first payment gets back, and when. */
export function leavingText(exitFeeBps: number): string {
  const returned =
    exitFeeBps === 0 ? 'all that you have paid' : `what you have paid, less ${shareText(exitFeeBps)},`;
  return `you ask on your dashboard, and we decide within ${countText(EXIT_DECISION_DAYS, 'day')}. If we confirm it, ${returned} goes into your wallet, and the unit goes back on the list.`;
}
