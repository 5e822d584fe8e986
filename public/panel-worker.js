/**
 * The panel's service worker (decision 18). It stores what was shared until the panel opens it, and caches no page and no answer.
 * app/admin/shared/shared-store.ts reads what it stores.
 */
const PANEL = "/admin";

// Nothing is cached that an older worker would know better, so a new one need not wait.
addEventListener("install", () => skipWaiting());

addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  if (mode !== "navigate") return;
  if (method === "GET") event.respondWith(fetch(event.request).catch(offlinePage));
  if (method === "POST" && new URL(url).pathname === PANEL) event.respondWith(keep(event.request));
});

/** Another site can send the form too, so all that waits together has an end. */
const MAX_SHARES = 10;
const MAX_BYTES = 25 * 1024 * 1024;

let previous = Promise.resolve();

/** One form after the other, so that each is counted before the next. */
function keep(request) {
  const stored = previous.then(() => store(request));
  previous = stored;
  return stored;
}

/** Stores the form and leads to the panel, which shows it; with an unreadable form as the server does. */
async function store(request) {
  const number = crypto.randomUUID();
  try {
    const form = new Response(await request.formData());
    const cache = await caches.open("paylasilan");
    const waiting = await cache.matchAll();
    const sizes = await Promise.all([form.clone(), ...waiting].map(async (share) => (await share.blob()).size));
    if (waiting.length >= MAX_SHARES || sizes.reduce((sum, size) => sum + size, 0) > MAX_BYTES) {
      return Response.redirect(`${PANEL}#paylasilan-dolu`, 303);
    }
    await cache.put(`/paylasilan/${number}`, form);
  } catch {
    return Response.redirect(`${PANEL}#paylasilan-yok`, 303);
  }
  return Response.redirect(`${PANEL}#paylasilan-${number}`, 303);
}

const OFFLINE = `<!doctype html>
<html lang="tr">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Bağlantı yok</title>
<style>
  body { margin: 20vh auto; padding: 0 24px; max-width: 28rem; background: #fffbf5; color: #231815; font: 1.125rem/1.5 sans-serif }
  a { display: inline-block; padding: 12px 0; color: inherit }
</style>
<h1>Bağlantı yok</h1>
<p>Panel internetle açılır. Yarım kalanlar ve paylaştıkların bu telefonda duruyor.</p>
<a href="">Yeniden dene</a>
</html>`;

const OFFLINE_HEADERS = {
  "Content-Type": "text/html; charset=utf-8",
  "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'",
};

const offlinePage = () => new Response(OFFLINE, { headers: OFFLINE_HEADERS });
