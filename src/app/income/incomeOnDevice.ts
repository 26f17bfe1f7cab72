import * as z from 'zod/mini';
import { positiveAmount } from '#api/contract/scalars.ts';
import { DEVICE_KEYS } from '../device/deviceKeys.ts';
import { deviceValue } from '../device/deviceValue.ts';

/** The visitor's monthly income, as entered by them. It stays on the device and is never sent to the server. */
export const incomeOnDevice = deviceValue(DEVICE_KEYS.income, z.object({ salaryKobo: positiveAmount }));
