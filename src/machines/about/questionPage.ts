import { alert, any, button, dialog, nothingShown, text, without } from '#flows/paths/model/expectation.ts';
import type { QuestionContext } from '../question.ts';
import { type BuyerDriver, callDeadline, networkDown, serverDown } from './model.ts';

/** The texts of an action that is confirmed in a dialog. */
interface QuestionText {
  /** The button that opens the dialog. */
  readonly ask: string;
  readonly title: string;
  readonly confirm: string;
  readonly dismiss: string;
  /** The confirm button after a failed attempt. */
  readonly again: string;
  /** The message if the action is no longer possible. */
  readonly tooLate: string;
}

/** The expectations that the models of these actions share, for the states of `questionStates`. */
export function questionPage({ ask, title, confirm, dismiss, again, tooLate }: QuestionText) {
  const question = dialog(title);
  /** The dialog is closed, and its button is gone. */
  const ended = [without(question), without(button(ask))];
  /** The dialog stays open and shows the reason. */
  const failed = (reason: string) => [question, alert(reason), button(confirm, { isNot: 'busy' })];
  const over = nothingShown(
    'The question and its button are gone; the page around them is not of this flow.',
    [question, button(ask)],
  );
  return {
    ended,
    foundTooLate: [question, text(tooLate), without(any('alert'))],
    opened: {
      event: { type: 'question.opened' },
      perform: ({ press }: BuyerDriver) => press(ask),
      expects: [question, button(dismiss), without(any('alert'))],
    },
    confirmed: {
      event: { type: 'question.confirmed' },
      perform: ({ press }: BuyerDriver) => press(confirm),
      expects: [question, button(confirm, { is: 'busy' })],
    },
    dismissed: {
      event: { type: 'question.dismissed' },
      perform: ({ press }: BuyerDriver) => press(dismiss),
      expects: [without(question), button(ask)],
    },
    closed: {
      event: { type: 'explanation.closed' },
      perform: ({ press }: BuyerDriver) => press('Done'),
      expects: ended,
    },
    noNetwork: {
      ...networkDown,
      expects: failed('An error occurred, please check your internet connection!'),
    },
    serverDown: { ...serverDown, expects: failed('Something went wrong on our side.') },
    waits: {
      callDeadline: {
        ...callDeadline,
        expects: failed('An error occurred, please check your internet connection!'),
      },
    },
    expects: {
      idle: [button(ask), without(question)],
      confirming: ({ failure }: QuestionContext) => [
        question,
        button(dismiss),
        button(confirm, { isNot: 'busy' }),
        failure ? alert(again) : without(any('alert')),
      ],
      calling: [question, button(confirm, { is: 'busy' }), without(button(dismiss)), without(any('alert'))],
      tooLate: [question, text(tooLate), button('Done'), without(button(confirm))],
      over,
      done: over,
    },
  } as const;
}
