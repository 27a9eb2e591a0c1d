// Runs before the first paint, so that a chosen theme never flashes. Without a choice the system's theme holds.
// An embed's choice stands in its address; what was chosen on the site doesn't count there.
try {
  const chosen = location.pathname.startsWith('/embed/')
    ? new URLSearchParams(location.search).get('theme')
    : localStorage.getItem('rostra.theme')
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen
} catch {
  // Storage is blocked: the system's theme holds.
}
