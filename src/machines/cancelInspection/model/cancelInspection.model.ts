import { resolved } from '#flows/paths/model/model.ts';
import { runs, sends } from '#flows/paths/model/sideEffects.ts';
import { defineModel, rejected } from '../../about/model.ts';
import { questionPage } from '../../about/questionPage.ts';
import { cancelInspectionMachine } from '../cancelInspection.machine.ts';

/** The server makes its own in a browser. */
const REFERENCE = 'V-7F3K9Q';
const page = questionPage({
  ask: 'Cancel the inspection of Omi Garden Flats on *',
  title: 'Cancel this inspection?',
  confirm: 'Yes, cancel it',
  dismiss: 'Keep it',
  again: 'Choose it again to try once more.',
  tooLate: 'over, or cancelled already',
});

export const cancelInspectionModel = defineModel({
  machine: cancelInspectionMachine,
  title: 'Cancel an inspection',
  starts: { 'an inspection that is to come': { reference: REFERENCE } },
  events: {
    'cancelling asked for': page.opened,
    'cancelling confirmed': page.confirmed,
    'inspection kept': page.dismissed,
    'explanation closed': page.closed,
  },
  responses: {
    cancelInspection: {
      cancelled: resolved(undefined, page.ended),
      'over already': { ...rejected('inspection_closed'), expects: page.foundTooLate },
      'no network': page.noNetwork,
    },
  },
  waits: page.waits,
  sideEffects: {
    requests: {
      cancelInspection: { says: 'the reference', sends: () => ({ reference: REFERENCE }) },
    },
    effects: { refreshServerState: 'the list of inspections is read again' },
    after: {
      'cancelling confirmed': [sends('cancelInspection')],
      'cancelInspection: cancelled': [runs('refreshServerState')],
      'cancelInspection: over already': [runs('refreshServerState')],
    },
  },
  expects: page.expects,
});
