/**
 * Runs before all other code of a server's process (`--import`): sets its clock, which the embedded database also uses,
 * ahead by the milliseconds of the query parameter `ahead`.
 */
const aheadMs = Number(new URL(import.meta.url).searchParams.get('ahead'));
const MachineDate = Date;

globalThis.Date = new Proxy(MachineDate, {
  construct: (target, given, made) =>
    Reflect.construct(target, given.length === 0 ? [MachineDate.now() + aheadMs] : given, made),
  get: (target, key, receiver) =>
    key === 'now' ? () => MachineDate.now() + aheadMs : Reflect.get(target, key, receiver),
});
