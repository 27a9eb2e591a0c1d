// Runs before the first paint, so that a chosen theme never flashes. Without a choice the system's theme holds.
try {
  const chosen = localStorage.getItem('rostra.theme')
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen
} catch {
  // Storage is blocked: the system's theme holds.
}
