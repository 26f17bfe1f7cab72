import { ApiError } from '#api/failure.ts';
import type { CallResponse } from '#flows/paths/model/model.ts';
import type { Occasion } from '#flows/whatIf/whatIf.ts';
import { accountQuestions } from './accounts.ts';
import { CODE_QUESTIONS, DELAY_QUESTIONS, RELOAD_QUESTION } from './common.ts';
import { contributionQuestions } from './contributions.ts';
import { homeQuestions } from './homes.ts';
import type { BuyerQuestion, FlowQuestions } from './topics.ts';

/** The questions that a flow asks in words of its own, by its machine's id. */
export const FLOW_QUESTIONS: Readonly<Record<string, FlowQuestions>> = {
  ...homeQuestions,
  ...accountQuestions,
  ...contributionQuestions,
};

/** How a buyer asks about it: in the flow's own words, else as every flow does; null where nobody has said. */
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
