import { FLOWS } from '#machines/flows.ts';

/** The folders of a flow's screens beyond the one that its description names, by the flow's machine. */
const FURTHER_FOLDERS: Readonly<Record<string, readonly string[]>> = {
  contribution: [
    'src/app/unit-picker',
    'src/routes/select-unit',
    'src/routes/select-plan',
    'src/routes/contribution-calculator',
    'src/routes/send-payment',
    'src/routes/contribution-response',
  ],
  verifyOtp: ['src/app/otp'],
  login: ['src/app/auth'],
};

/** The folders with the screens of a flow. */
export function foldersOf(flow: string): readonly string[] {
  const described = FLOWS.find(({ machine }) => machine.id === flow);
  return [...(described ? [described.screens] : []), ...(FURTHER_FOLDERS[flow] ?? [])];
}
