// Runs before the first paint: theme and language of the page as they were last chosen.
(() => {
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

  const cookie = document.cookie.match(/(?:^|; )i18next=([^;]*)/);
  const named = new URLSearchParams(location.search).get('lng') || cookie?.[1] || read('i18nextLng');
  const spoken = String(named || navigator.language || 'en');
  if (/^(?:sc$|zh.*(?:cn|hans))/i.test(spoken)) root.lang = 'zh-Hans';
  else if (/^(?:tc$|zh)/i.test(spoken)) root.lang = 'zh-Hant-HK';
})();
