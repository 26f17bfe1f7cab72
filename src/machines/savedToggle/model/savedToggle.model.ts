import { button, byState, text, without } from '#flows/paths/model/expectation.ts';
import { resolved } from '#flows/paths/model/model.ts';
import { runs, sends } from '#flows/paths/model/sideEffects.ts';
import { callDeadline, defineModel, NO_CONNECTION, networkDown, rejected } from '../../about/model.ts';
import { savedToggleMachine } from '../savedToggle.machine.ts';

const PROPERTY_ID = '0190b3a0-0000-7000-8000-000000000001';
const unreachable = runs('reportFailure', { failure: { code: 'network_down', status: null } });
const heart = 'Save *';
const filled = [button(heart, { is: 'pressed' })];
const empty = [button(heart), without(button(heart, { is: 'pressed' }))];

export const savedToggleModel = defineModel({
  machine: savedToggleMachine,
  title: 'Save a home',
  starts: {
    'a home that is not saved': { propertyId: PROPERTY_ID, isSaved: false },
    'a saved home': { propertyId: PROPERTY_ID, isSaved: true },
  },
  events: {
    'heart pressed': {
      event: { type: 'save.toggled' },
      perform: ({ press }) => press(heart),
      expects: byState('The heart is filled or emptied at once: which, depends on how it was before.'),
    },
    'reported as saved': { event: { type: 'saved.reported', isSaved: true }, expects: filled },
    'reported as not saved': { event: { type: 'saved.reported', isSaved: false }, expects: empty },
  },
  responses: {
    saveProperty: {
      saved: resolved(null, [text('You have saved this property!'), ...filled]),
      'home is gone': {
        ...rejected('not_found'),
        expects: [text('We could not find what you asked for.'), ...empty],
      },
      'no network': { ...networkDown, expects: [text(NO_CONNECTION), ...empty] },
    },
    unsaveProperty: {
      unsaved: resolved(null, [text('You have unsaved this property!'), ...empty]),
      'no network': { ...networkDown, expects: [text(NO_CONNECTION), ...filled] },
    },
  },
  waits: {
    callDeadline: { ...callDeadline, expects: [text(NO_CONNECTION)] },
  },
  sideEffects: {
    requests: {
      saveProperty: { says: 'the home of the heart', sends: () => ({ propertyId: PROPERTY_ID }) },
      unsaveProperty: { says: 'the home of the heart', sends: () => ({ propertyId: PROPERTY_ID }) },
    },
    effects: {
      notify: 'a notification says so, and the lists show it',
      reportFailure: 'a notification says why not',
    },
    after: {
      'heart pressed': ({ before }) => [sends(before.includes('saved') ? 'unsaveProperty' : 'saveProperty')],
      'saveProperty: saved': [runs('notify', { message: 'You have saved this property!', isSaved: true })],
      'saveProperty: home is gone': [runs('reportFailure', { failure: { code: 'not_found' } })],
      'saveProperty: no network': [unreachable],
      'unsaveProperty: unsaved': [
        runs('notify', { message: 'You have unsaved this property!', isSaved: false }),
      ],
      'unsaveProperty: no network': [unreachable],
      callDeadline: [unreachable],
    },
  },
  expects: {
    unsaved: empty,
    // Optimistic: the heart changes immediately. The notification follows the server's response.
    saving: filled,
    saved: filled,
    unsaving: empty,
  },
});
