/** The topics of the questions, in the order of the index. */
export const TOPICS = [
  'silence',
  'session',
  'tabs',
  'faster',
  'money',
  'changed',
  'mistake',
  'tooMany',
  'reload',
  'time',
  'success',
] as const;
export type Topic = (typeof TOPICS)[number];

export const TOPIC_TITLES: Readonly<Record<Topic, string>> = {
  silence: 'The server does not respond',
  session: 'The session ends in the middle',
  tabs: 'Two tabs or two devices',
  faster: 'Somebody was faster',
  money: 'The money is late, short, too much or does not come',
  changed: 'Something has changed meanwhile',
  mistake: 'Something that was entered is wrong',
  tooMany: 'Too many tries',
  reload: 'The page is reloaded',
  time: 'Time passes',
  success: 'It works',
};

/** A question and its topic. `asks` continues `What if`. */
export interface BuyerQuestion {
  readonly topic: Topic;
  readonly asks: string;
}

/** The questions of a flow, by the names of its responses (`logIn: no network`), delays and events. */
export type FlowQuestions = Readonly<Record<string, BuyerQuestion>>;

const about =
  (topic: Topic) =>
  (asks: string): BuyerQuestion => ({ topic, asks });

export const silence = about('silence');
export const session = about('session');
export const tabs = about('tabs');
export const faster = about('faster');
export const money = about('money');
export const changed = about('changed');
export const mistake = about('mistake');
export const tooMany = about('tooMany');
export const time = about('time');
export const success = about('success');
