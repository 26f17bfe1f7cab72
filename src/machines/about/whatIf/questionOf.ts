import { ApiError } from '#api/failure.ts';
import type { CallResponse } from '#flows/paths/model/model.ts';
import type { Occasion } from '#flows/whatIf/whatIf.ts';
import { accountQuestions } from './accounts.ts';
import { CODE_QUESTIONS, DELAY_QUESTIONS, RELOAD_QUESTION } from './common.ts';
import { contributionQuestions } from './contributions.ts';
import { homeQuestions } from './homes.ts';
import type { BuyerQuestion, FlowQuestions } from './topics.ts';

/** The questions that are specific to one flow, by its machine's id. */
export const FLOW_QUESTIONS: Readonly<Record<string, FlowQuestions>> = {
  ...homeQuestions,
  ...accountQuestions,
  ...contributionQuestions,
};

/** The flow's own question if it has one, otherwise the common one; null if there is none. */
export function questionOf({ flow, kind, name, response }: Occasion): BuyerQuestion | null {
  const own = FLOW_QUESTIONS[flow]?.[name];
  if (own) return own;
  switch (kind) {
    case 'reload':
      return RELOAD_QUESTION;
    case 'wait':
      return DELAY_QUESTIONS[name] ?? null;
    case 'event':
      return null;
    case 'response':
      return questionOfFailure(response);
  }
}

const questionOfFailure = (response: CallResponse | null): BuyerQuestion | null =>
  response && 'failure' in response && response.failure instanceof ApiError
    ? (CODE_QUESTIONS[response.failure.code] ?? null)
    : null;
