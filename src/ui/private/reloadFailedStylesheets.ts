/**
 * Reloads style sheets that failed to load. Vite's preloader requests each only once, so a screen that loads on the
 * second attempt would have no layout.
 */
export async function reloadFailedStylesheets(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  await Promise.all([...links].filter(isMissing).map(reload));
}

/** Depending on the browser, the sheet of a failed link is null, or reading its rules throws. */
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
