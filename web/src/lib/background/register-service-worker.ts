/**
 * Registers the service worker that shows a page without a connection, once the page has loaded. Not in a frame, which belongs to another
 * website, nor by Vite's dev server, which has no worker.
 */
export function registerServiceWorker() {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || window.top !== window) return
  const register = () => void navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' }).catch(() => undefined)
  if (document.readyState === 'complete') register()
  else window.addEventListener('load', register, { once: true })
}
