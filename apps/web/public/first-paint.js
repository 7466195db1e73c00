// Runs before the first paint: the theme and language last chosen, which part of index.html is shown until the
// script draws the page; then asks for the script, together with the files that it will need.
(() => {
  const AT_ONCE = 10;
  // Milliseconds; an answer that nobody has taken by then may be out of date.
  const ASKED_AHEAD_FOR = 15_000;
  globalThis.askedAhead = new Map();
  const root = document.documentElement;
  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const theme = read('lodestar.theme');
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;

  const parsed = (key) => {
    try {
      return JSON.parse(read(key));
    } catch {
      return undefined;
    }
  };
  const known = read('token') !== null;
  if (known) root.dataset.session = 'stored';
  const user = known ? parsed('user') : null;

  // Whether this device holds as many grades as the pages work with; left out where only the server can say.
  const ENOUGH = 5;
  const isGrade = (row) => row?.subjectCode && row.score && !String(row.id).startsWith('other-');
  const gradesHeld = () => {
    const kept = parsed(known ? `lodestar.user.${user?.User_ID}.scores` : 'lodestar.guest.scores');
    const table = known ? kept?.value : kept;
    if (Array.isArray(table) && table.filter(isGrade).length >= ENOUGH) return 'stored';
    const isAllThereIs = known ? Array.isArray(table) && kept.saved !== undefined : kept !== undefined;
    return isAllThereIs ? 'none' : undefined;
  };
  const grades = gradesHeld();
  if (grades === undefined) delete root.dataset.grades;
  else root.dataset.grades = grades;

  const cookie = document.cookie.match(/(?:^|; )i18next=([^;]*)/);
  const named = new URLSearchParams(location.search).get('lng') || cookie?.[1] || read('i18nextLng');
  const spoken = String(named || navigator.language || 'en');
  const ahead = JSON.parse(document.querySelector('meta[name="ahead"]')?.content ?? 'null');
  if (!ahead) return;
  const asks = ([, , tags]) => new RegExp(tags, 'i').test(spoken);
  const [language, tag] = ahead.languages.find(asks) ?? ahead.languages[0];
  root.lang = tag;

  if (location.hash === '') root.dataset.hash = 'none';

  // Whoever serves the page of a programme writes into it which one that is; a copy kept for offline does not say.
  const asked = location.pathname.toLowerCase().replace(/(.)\/$/, '$1');
  const one = /^\/programmes\/[^/]+$/.test(asked);
  const path = one ? '/programmes/:code' : asked;
  // Some paths show whoever is signed in another page, or one that nobody else may see.
  const ofSignedIn = ahead.signedIn[path];
  const mayEnter = known && (!ofSignedIn?.privileged || user?.admin === true);
  const page = (mayEnter && ofSignedIn) || ahead.pages[path];
  // What is somebody's own is not drawn for nobody; what is no page says so at once.
  const own = page === undefined && ofSignedIn !== undefined;
  const drawn = !own && (!one || root.dataset.programme !== undefined);
  root.dataset.first = drawn ? (page?.drawn ?? 'unknown') : 'other';

  // What the page will call first, asked together with its scripts: shared/api takes the answers up.
  const askCalls = (calls) => {
    const token = read('token');
    const headers = {
      Accept: 'application/json',
      ...(token !== null && { Authorization: `Bearer ${token}` }),
    };
    const { year } = root.dataset;
    const code = one ? location.pathname.split('/')[2].toUpperCase() : '';
    for (const call of year ? calls : []) {
      const url = call.replace(':year', year).replace(':code', code);
      const answer = fetch(url, { headers });
      answer.catch(() => undefined);
      globalThis.askedAhead.set(url, answer);
    }
    setTimeout(() => globalThis.askedAhead.clear(), ASKED_AHEAD_FOR);
  };

  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    const graded = root.dataset.grades === 'stored' && page?.graded;
    const owned = [page, known && ahead.session];
    const wide = matchMedia('(min-width: 1024px)').matches;
    const parts = [ahead, ...owned, graded, ...owned.map((part) => wide && part?.wide)].filter(Boolean);
    const places = [
      ...new Set(parts.flatMap(({ scripts, texts }) => [...scripts, ...(texts?.[language] ?? [])])),
    ];
    askCalls(parts.flatMap(({ calls }) => calls ?? []));
    // A few at a time: each request takes a phone some milliseconds, in which a tap would wait.
    const ask = () => {
      const links = places.splice(0, AT_ONCE).map((place) => {
        const link = document.createElement('link');
        link.rel = 'modulepreload';
        link.href = `/${ahead.names[place]}`;
        return link;
      });
      document.head.append(...links);
      if (places.length > 0) setTimeout(ask);
    };
    ask();
    const script = document.createElement('script');
    script.type = 'module';
    script.src = `/${ahead.names[ahead.entry]}`;
    document.head.append(script);
  };
  // What index.html holds is on the screen before the script is asked for; a tab in the background paints nothing, and
  // an outline is nothing to wait for.
  const paints = globalThis.PerformanceObserver?.supportedEntryTypes?.includes('paint');
  if (!drawn || document.visibilityState === 'hidden' || !paints) start();
  else new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  setTimeout(start, 3000);
})();
