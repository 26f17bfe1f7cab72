import { formatNaira } from '../money.ts';
import type { Quote } from '../plans/plans.ts';
import { countText } from '../quantities.ts';

/** `a month for 24 months`; if the last month is less, `a month for 23 months, and ₦312,499.92 the last`. */
export function monthlyScheduleText({ plan, monthlyKobo, instalmentsKobo }: Quote): string {
  const months = plan === 'A' ? instalmentsKobo.slice(1) : instalmentsKobo;
  const last = months.at(-1);
  if (last === undefined || last === monthlyKobo) return `a month for ${countText(months.length, 'month')}`;
  return `a month for ${countText(months.length - 1, 'month')}, and ${formatNaira(last)} the last`;
}
