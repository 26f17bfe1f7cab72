/**
 * Reloads the style sheets that failed. The build's loader asks for each only once, so that a screen
 * that is loaded at the second try would have no layout.
 */
export async function reloadFailedStylesheets(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  await Promise.all([...links].filter(isMissing).map(reload));
}

/** A sheet that failed is null, or there with rules that must not be read, as browsers differ. */
function isMissing({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet === null || sheet.cssRules === null;
  } catch {
    return true;
  }
}

function reload(failed: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const fresh = document.createElement('link');
    fresh.rel = 'stylesheet';
    fresh.crossOrigin = failed.crossOrigin;
    fresh.href = failed.href;
    fresh.addEventListener('load', () => resolve());
    fresh.addEventListener('error', () => reject(new Error(`${failed.href} did not load.`)));
    failed.replaceWith(fresh);
  });
}
