import { changed, type FlowQuestions, mistake, success, tabs, time } from './topics.ts';

/** Questions about the search, saved homes, inquiries and the notifications at the bottom of every page. */
export const homeQuestions: Readonly<Record<string, FlowQuestions>> = {
  search: {
    'fetchProperties: homes found': success('homes are found'),
    'fetchProperties: no home fits': success('no home fits'),
    'fetchProperties: no such page': mistake('the page of results does not exist'),
  },
  savedToggle: {
    'saveProperty: saved': success('the home is saved'),
    'saveProperty: home is gone': changed('the home has gone'),
    'unsaveProperty: unsaved': success('the home is no longer saved'),
    'reported as saved': tabs('the home was saved in another tab'),
    'reported as not saved': tabs('the home was taken off the list in another tab'),
  },
  propertyRequest: {
    'sendRequest: it arrived': success('the request is sent'),
    'sendRequest: a field is refused': mistake('a field of the request is rejected'),
  },
  inspection: {
    'requestInspection: it arrived': success('the request is sent'),
    'requestInspection: the day is too early': mistake('the day is too early'),
  },
  cancelInspection: { 'cancelInspection: cancelled': success('the inspection is cancelled') },
  contact: { 'sendMessage: message arrived': success('the message is sent') },
  notifications: {
    'one is said': success('something is reported'),
    'it is said again': success('the same is reported once more'),
    'the same is said': success('the same is reported while it shows'),
    'a second is said': success('a second thing is reported'),
    'another is said meanwhile': success('something else is reported while one is read'),
    'a third is said': success('a third thing is reported'),
    'a fourth is said': success('a fourth thing is reported'),
    nextDue: time('a message has shown its time'),
    nextMove: time('a message has been read for its time'),
  },
};
