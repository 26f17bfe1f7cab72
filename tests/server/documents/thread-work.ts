/** Keeps its thread until the gate opens. */
export function wait(gate: Int32Array): void {
  Atomics.wait(gate, 0, 0);
}

/** Ends its thread. */
export function crash(): void {
  process.exit(1);
}
