/** A link from one flow to another, or to the server, that no URL shows. Links by URL are read from the models. */
export interface HandOver {
  /** The name of the call's actor, or of the effect. */
  readonly by: string;
  /** The id of a machine, or of a lifecycle of the server. */
  readonly to: string;
  readonly says: string;
}

/** Keyed by the id of the source machine. */
export const HAND_OVERS: Readonly<Record<string, readonly HandOver[]>> = {
  signUp: [
    { by: 'beginSession', to: 'session', says: 'the session begins' },
    { by: 'register', to: 'message', says: 'a code is sent' },
  ],
  login: [{ by: 'beginSession', to: 'session', says: 'the session begins' }],
  verifyOtp: [
    { by: 'welcomeBuyer', to: 'session', says: 'the phone number is verified' },
    { by: 'resendCode', to: 'message', says: 'another code is sent' },
  ],
  resetPassword: [{ by: 'sendCode', to: 'message', says: 'a code is sent' }],
  eraseAccount: [{ by: 'endSession', to: 'session', says: 'the account is erased' }],
  profile: [{ by: 'announceUser', to: 'session', says: 'the profile has changed' }],
  picture: [{ by: 'announceUser', to: 'session', says: 'the picture has changed' }],
  verifyContact: [
    { by: 'announceUser', to: 'session', says: 'the address is verified' },
    { by: 'requestCode', to: 'message', says: 'a code is sent' },
  ],
  contribution: [
    { by: 'agree', to: 'contribution', says: 'the terms are agreed' },
    { by: 'declareTransfer', to: 'payment', says: 'a transfer is announced' },
    { by: 'payFromWallet', to: 'payment', says: 'the wallet pays' },
  ],
  dashboardContribution: [{ by: 'declarePayment', to: 'payment', says: 'a payment is announced' }],
  cancelContribution: [{ by: 'cancelContribution', to: 'contribution', says: 'the unit is given back' }],
  withdrawPayment: [{ by: 'withdrawPayment', to: 'payment', says: 'the payment is withdrawn' }],
  changePlan: [{ by: 'applyChange', to: 'unit', says: 'the plan moves to another unit' }],
  leavePlan: [{ by: 'requestExit', to: 'exit', says: 'leaving is requested' }],
  withdrawExit: [{ by: 'withdrawExit', to: 'exit', says: 'the request is taken back' }],
  withdrawal: [{ by: 'requestWithdrawal', to: 'withdrawal', says: 'money leaves the wallet' }],
  letter: [{ by: 'fetchLetter', to: 'document', says: 'the letter is read' }],
};

/** Transitions of one server lifecycle that cause a transition of another. */
export const SERVER_HAND_OVERS: readonly {
  readonly from: string;
  /** The transition, as `from > to`. */
  readonly move: string;
  readonly to: string;
  readonly says: string;
}[] = [
  {
    from: 'deposit',
    move: 'stored > credited',
    to: 'payment',
    says: 'the wallet pays what it covers',
  },
  {
    from: 'payment',
    move: 'awaiting_transfer > received',
    to: 'contribution',
    says: 'the first or the last payment is received',
  },
  {
    from: 'payment',
    move: 'awaiting_transfer > received',
    to: 'document',
    says: 'a receipt is issued',
  },
  { from: 'contribution', move: 'pending > active', to: 'unit', says: 'the unit is reserved' },
  { from: 'contribution', move: 'pending > cancelled', to: 'unit', says: 'cancelled, the unit is free' },
  { from: 'contribution', move: 'pending > expired', to: 'unit', says: 'unpaid, the unit is free' },
  { from: 'contribution', move: 'active > completed', to: 'unit', says: 'the unit is sold' },
  { from: 'contribution', move: 'leaving > left', to: 'unit', says: 'left, the unit is free' },
  { from: 'contribution', move: 'active > leaving', to: 'payment', says: 'no payment is taken' },
  { from: 'contribution', move: 'active > completed', to: 'mortgage', says: 'a mortgage begins' },
  { from: 'exit', move: 'requested > confirmed', to: 'contribution', says: 'the plan is left' },
  { from: 'exit', move: 'requested > declined', to: 'message', says: 'the buyer is told why' },
  { from: 'account', move: 'assigning > assigned', to: 'message', says: 'the buyer is told the number' },
  { from: 'deposit', move: 'suspended > refunding', to: 'refund', says: 'the bank is asked to send it back' },
  { from: 'payment', move: 'awaiting_transfer > received', to: 'message', says: 'the buyer is told' },
  { from: 'withdrawal', move: 'requested > sent', to: 'message', says: 'the buyer is told' },
];
