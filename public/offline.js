// Lists what the service worker has stored. The names of the caches are those of src/app/offline/stores.ts.
const [PAGES, CALLS] = ['pages', 'public-calls'];

/** The addresses that can be read, with what they are called: homes first, then searches. */
async function readable() {
  const found = new Map();
  const calls = await caches.open(CALLS);
  for (const request of await calls.keys()) {
    const url = new URL(request.url);
    if (!url.pathname.endsWith('/get-property')) continue;
    const { body } = await (await calls.match(request)).json();
    found.set(`/property/${url.searchParams.get('id')}`, `${body.property.title}, ${body.property.town}`);
  }
  const pages = await caches.open(PAGES);
  for (const request of await pages.keys()) {
    const { pathname, search } = new URL(request.url);
    if (found.has(pathname)) continue;
    const page = new DOMParser().parseFromString(await (await pages.match(request)).text(), 'text/html');
    found.set(pathname + search, page.title.split(' · ')[0] || pathname);
  }
  const rank = (address) => ['/property/', '/search', '/'].findIndex((start) => address.startsWith(start));
  return [...found].sort(([a], [b]) => rank(a) - rank(b));
}

async function list() {
  const section = document.getElementById('stored');
  const all = await readable();
  for (const [address, name] of all) {
    const link = document.createElement('a');
    link.href = address;
    link.textContent = name;
    const item = document.createElement('li');
    item.append(link);
    section.querySelector('ul').append(item);
  }
  section.hidden = all.length === 0;
}

if ('caches' in window) list().catch(() => {});
document.querySelector('button').addEventListener('click', () => window.location.reload());

// As in src/app/offline/reloadOnceOnline.ts: the server is asked until it responds, and nothing is loaded again while the
// page is being left.
const [FIRST_WAIT_MS, LONGEST_WAIT_MS] = [1_000, 30_000];
let isLeaving = false;
let latest = 0;

async function reloadOnceReached() {
  latest += 1;
  const attempt = latest;
  const isOver = () => isLeaving || attempt !== latest;
  for (let waitMs = FIRST_WAIT_MS; !isOver(); waitMs = Math.min(2 * waitMs, LONGEST_WAIT_MS)) {
    const response = await fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' }).catch(() => null);
    if (isOver()) return;
    if (response) return window.location.reload();
    await new Promise((resolve) => setTimeout(resolve, waitMs));
  }
}

window.addEventListener('beforeunload', () => {
  isLeaving = true;
});
window.addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return;
  isLeaving = false;
  if (navigator.onLine) void reloadOnceReached();
});
window.addEventListener('online', () => void reloadOnceReached());
