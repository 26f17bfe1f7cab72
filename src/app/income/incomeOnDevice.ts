import * as z from 'zod/mini';
import { positiveAmount } from '#api/contract/scalars.ts';
import { DEVICE_KEYS } from '../device/deviceKeys.ts';
import { deviceValue } from '../device/deviceValue.ts';

/** What the visitor earns in a month, as they said once. It stays on the device: no call sends it. */
export const incomeOnDevice = deviceValue(DEVICE_KEYS.income, z.object({ salaryKobo: positiveAmount }));
