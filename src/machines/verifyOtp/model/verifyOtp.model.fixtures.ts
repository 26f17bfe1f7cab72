import { buildBuyer } from '../../buyer.fixtures.ts';
import type { OtpTarget } from '../verifyOtp.events.ts';

export const newBuyer: OtpTarget = { purpose: 'onboard', userId: '0190b3a0-0000-7000-8000-00000000c001' };
export const resetting: OtpTarget = { purpose: 'reset', identifier: 'tolu@example.com' };
export const CORRECTED_PHONE = '+2348039876543';

export const verified = buildBuyer({ id: newBuyer.userId });
export const corrected = buildBuyer({ id: newBuyer.userId, phone: CORRECTED_PHONE, phoneVerified: false });
