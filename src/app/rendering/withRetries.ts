/** The waits before each further attempt. A dropped connection is often back within seconds. */
const WAITS_MS = [1_000, 3_000];

/** Loads code, and tries again if that fails while the device is online. @throws the error of the last attempt. */
export async function withRetries<Value>(load: () => Promise<Value>): Promise<Value> {
  for (const waitMs of WAITS_MS) {
    try {
      return await load();
    } catch (error) {
      if (!navigator.onLine) throw error;
      await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
  }
  return load();
}
