import * as z from 'zod/mini';
import { positiveAmount } from '#api/contract/scalars.ts';
import { kobo } from '#domain/money.ts';
import { DEVICE_KEYS } from '../device/deviceKeys.ts';
import { deviceValue } from '../device/deviceValue.ts';

/** The visitor's monthly income, as entered by them. It stays on the device and is never sent to the server. */
export const incomeOnDevice = deviceValue(DEVICE_KEYS.income, z.object({ salaryKobo: positiveAmount }));

/** Stores an income as it was typed; an empty field or 0 deletes the stored one. */
export function storeIncome(typedKobo: number | null): void {
  if (typedKobo === null || typedKobo === 0) incomeOnDevice.forget();
  else incomeOnDevice.write({ salaryKobo: kobo(typedKobo) });
}
