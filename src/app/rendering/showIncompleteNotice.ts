import { isReachable } from '../offline/isReachable.ts';
import { prependNotice } from '../offline/prependNotice.ts';

/**
 * Says that the page's scripts are missing although the device is online, and offers to reload. While the server does not
 * respond the page stays: it can be read, and a reload could lose it.
 * @returns a function that removes the notice.
 */
export function showIncompleteNotice(): () => void {
  const notice = prependNotice('This page did not load fully. ');
  const message = notice.firstChild;
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    textContent: 'Try again',
  });
  button.addEventListener('click', async () => {
    button.setAttribute('aria-busy', 'true');
    if (await isReachable()) return window.location.reload();
    button.removeAttribute('aria-busy');
    if (message) message.textContent = 'There is still no internet connection. ';
  });
  notice.append(button);
  return () => notice.remove();
}
