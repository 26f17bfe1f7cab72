/** The placeholder of an effect that the screen provides by `machine.provide`. */
export const notProvided = (name: string) => (): never => {
  throw new Error(`${name} is not provided.`);
};
