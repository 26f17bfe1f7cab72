import { letterPath, letterTarget } from '#domain/documents.ts';
import { contributionSlug } from '#domain/listings/slugs.ts';
import { notify } from '../../messages/audience.ts';
import type { Sending } from '../../messages/send.ts';
import { targetMetCopy } from '../../messages/templates/payments.ts';
import type { Database } from '../../platform/db/database.ts';
import { type AgreedQuote, toAgreedQuote } from '../agreed-quote.ts';
import type { ContributionRow } from '../store.ts';
import { unitNameOf } from '../unit-name.ts';
import { hasLetter } from './letters.ts';

interface Reached {
  readonly row: ContributionRow;
  /** Whether a target was met before the payment or change that is the cause. */
  readonly wasMet: (target: AgreedQuote['targets'][number]) => boolean;
}

/** Notifies the buyer of each target that is met now and was not before. Call it after the letter is issued. */
export async function notifyOfTargets(
  dependencies: Sending,
  transaction: Database,
  { row, wasMet }: Reached,
): Promise<void> {
  const { paidKobo, property } = row;
  const { id, userId, targetKobo, agreedQuote } = row.contribution;
  const { targets, mortgageKobo } = toAgreedQuote(agreedQuote);
  const letterName = letterTarget(targets)?.name;
  const path = letterPath(contributionSlug(property.title, id));
  for (const target of targets) {
    const { name, amountKobo: atKobo } = target;
    if (paidKobo < atKobo || wasMet(target)) continue;
    await notify(dependencies, transaction, {
      kind: 'target_met',
      copy: targetMetCopy(
        {
          name,
          isLast: atKobo >= targetKobo,
          isComplete: paidKobo >= targetKobo,
          hasMortgage: mortgageKobo > 0,
        },
        {
          unitName: unitNameOf(row),
          paidKobo,
          letter: name === letterName ? { path, isDelayed: !(await hasLetter(transaction, id)) } : null,
        },
      ),
      userId,
      key: `target-met:${id}:${name}`,
    });
  }
}
