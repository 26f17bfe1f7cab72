import * as z from 'zod/mini';
import { readArguments } from '../../platform/command.ts';
import { runCommand } from '../../platform/run-command.ts';
import { changeSaleByCode } from './withdrawal.ts';

/** `npm run listings:withdraw`: withdraws listings; `--relist` puts them on sale again. */
runCommand((line) => {
  const { CODE, relist } = readArguments(line, {
    usage: 'npm run listings:withdraw -- CODE … [--relist]',
    rest: 'CODE',
    flags: ['relist'],
    schema: z.object({
      CODE: z.array(z.string()).check(z.minLength(1)),
      relist: z._default(z.boolean(), false),
    }),
  });
  const codes = [...new Set(CODE.map((code) => code.toUpperCase()))];
  const to = relist ? 'onSale' : 'withdrawn';
  return async ({ connection }) => {
    await connection.migrate();
    const changedCount = await changeSaleByCode(connection.db, codes, to);
    const change = to === 'withdrawn' ? 'withdrawn' : 'on sale again';
    console.log(`${changedCount} ${change}, ${codes.length - changedCount} were so already.`);
    return true;
  };
});
