/** A placeholder for an effect that the screen provides with `machine.provide`. */
export const notProvided = (name: string) => (): never => {
  throw new Error(`${name} is not provided.`);
};
