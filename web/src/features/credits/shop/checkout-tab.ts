/** A tab for the payment provider's page. */
export interface CheckoutTab {
  /** Opens a URL in the tab. Returns false when the tab was blocked or closed. */
  navigate: (url: string) => boolean
  close: () => void
}

/** Opens an empty tab. Call it in the click handler: browsers block it later. */
export function openCheckoutTab(text: string): CheckoutTab {
  const tab = window.open('', '_blank')
  if (tab) {
    // Cuts the reference, so that the provider's page cannot access this one.
    tab.opener = null
    tab.document.title = text
    tab.document.body.textContent = text
  }
  return {
    navigate: (url) => {
      if (!tab || tab.closed) return false
      tab.location.replace(url)
      return true
    },
    close: () => tab?.close(),
  }
}
