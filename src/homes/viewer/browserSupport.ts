/** Whether this browser draws in 3D: as the live view does it, with WebGL 2. */
export function hasWebGl(): boolean {
  const canvas = document.createElement('canvas');
  try {
    const context = canvas.getContext('webgl2');
    // Browsers keep few contexts at a time: this one makes room at once.
    context?.getExtension('WEBGL_lose_context')?.loseContext();
    return context instanceof WebGL2RenderingContext;
  } catch {
    return false;
  }
}

/** Whether the buyer asked their browser to load little. */
export function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : null;
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  );
}
