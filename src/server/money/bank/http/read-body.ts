const MAX_RESPONSE_BYTES = 2 * 1024 * 1024;

/** The text of a response; null if it is longer than any bank's response. */
export async function readBody(response: Response): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let sizeBytes = 0;
  for await (const chunk of response.body ?? []) {
    sizeBytes += chunk.byteLength;
    // Leaving the loop cancels the remaining download.
    if (sizeBytes > MAX_RESPONSE_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
