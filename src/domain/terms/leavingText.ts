import { EXIT_DECISION_DAYS } from '../plans/exits.ts';
import { countText, shareText } from '../quantities.ts';

/** Until when a buyer may leave, on each plan. */
export const LEAVING_UNTIL_TEXT =
  'on Plan A until the home is paid in full, on Plan B and Plan C until the lender has paid';

/** What a buyer who asks to leave after the first payment gets back, and when. */
export function leavingText(exitFeeBps: number): string {
  const returned =
    exitFeeBps === 0 ? 'all that you have paid' : `what you have paid, less ${shareText(exitFeeBps)},`;
  return `you ask on your dashboard, and we decide within ${countText(EXIT_DECISION_DAYS, 'day')}. If we confirm it, ${returned} goes into your wallet, and the unit goes back on the list.`;
}
