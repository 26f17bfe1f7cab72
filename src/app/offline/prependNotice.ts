/** Precached with the offline page. */
const STYLES = '/offline.css';

/** Shows a notice at the top of a page whose scripts are missing, and with them the styles of the app's own notices. */
export function prependNotice(text: string): HTMLElement {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: STYLES }));
  const notice = Object.assign(document.createElement('div'), {
    className: 'offline-notice',
    textContent: text,
  });
  notice.setAttribute('role', 'status');
  document.body.prepend(notice);
  return notice;
}
