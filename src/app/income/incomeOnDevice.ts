import * as z from 'zod/mini';
import { positiveAmount } from '#api/contract/scalars.ts';
import { deviceValue } from '../device/deviceValue.ts';

/** What the visitor earns in a month, as they said once. It stays on the device: no call sends it. */
export const incomeOnDevice = deviceValue('income.1', z.object({ salaryKobo: positiveAmount }));
