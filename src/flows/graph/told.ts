/**
 * Named events that no person causes: another flow, another tab or the server tells them. The machines do not say who
 * sends an event, so it is said here.
 */
export const TOLD_BY_APP: Readonly<Record<string, readonly string[]>> = {
  contribution: ['route.visited'],
  notifications: ['notification.requested'],
  savedToggle: ['saved.reported'],
  search: ['address.changed'],
  session: [
    'credentials.accepted',
    'elsewhere.signedIn',
    'elsewhere.signedOut',
    'session.refused',
    'user.changed',
  ],
  verifyOtp: ['code.renewed', 'code.settled', 'phone.corrected', 'phone.foundVerified'],
};

export const isToldByApp = (machineId: string, eventType: string): boolean =>
  TOLD_BY_APP[machineId]?.includes(eventType) ?? false;
