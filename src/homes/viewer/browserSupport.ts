/** Whether this browser can draw the live view, which needs WebGL 2. */
export function hasWebGl(): boolean {
  const canvas = document.createElement('canvas');
  try {
    const context = canvas.getContext('webgl2');
    // Browsers limit the number of contexts, so this one is released immediately.
    context?.getExtension('WEBGL_lose_context')?.loseContext();
    return context instanceof WebGL2RenderingContext;
  } catch {
    return false;
  }
}
