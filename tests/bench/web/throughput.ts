import { KOBO_PER_NAIRA } from '#domain/money.ts';
import { httpLoad } from '../http-load.ts';
import { type Measure, perSecond } from '../report.ts';

const CLIENTS = 8;
const DURATION_SECONDS = 5;
const WARM_UP_SECONDS = 2;
/** The least share of the call's rate. */
const CALL_SHARE = 0.4;
/** More than a server renders during a run. */
const SEARCHES = 100_000;

/** Search pages per second, compared with the call behind them: with one address, and with different ones. */
export async function benchThroughput(origin: string, isShort: boolean): Promise<Measure[]> {
  const port = Number(new URL(origin).port);
  let asked = 0;
  const nextNaira = (): number => asked++ % SEARCHES;
  const run = async (nextPath: () => string): Promise<number> => {
    const load = { port, nextPath, clients: CLIENTS };
    await httpLoad({ ...load, durationSeconds: isShort ? 0 : WARM_UP_SECONDS });
    return httpLoad({ ...load, durationSeconds: isShort ? 0 : DURATION_SECONDS });
  };
  const compare = async (name: string, page: () => string, call: () => string): Promise<Measure> => {
    const calls = await run(call);
    const pages = await run(page);
    return {
      name,
      ours: perSecond(pages),
      against: `its call ${perSecond(calls)}`,
      ratio: pages / calls,
      budget: { figure: pages / calls, relation: '≥', limit: CALL_SHARE },
    };
  };
  const CALL = '/api/propy/filter-properties';
  return [
    await compare(
      'HTML of the search, one address',
      () => '/search',
      () => CALL,
    ),
    await compare(
      'HTML of the search, others each time',
      () => `/search?min=${nextNaira()}`,
      () => `${CALL}?min_price=${nextNaira() * KOBO_PER_NAIRA}`,
    ),
  ];
}
