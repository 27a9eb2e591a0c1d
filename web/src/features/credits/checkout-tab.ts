/** A tab for the provider's page. */
export interface CheckoutTab {
  /** Leads it to an address; false when there is no tab, because the browser refused it or somebody closed it. */
  lead: (url: string) => boolean
  close: () => void
}

/** Opens an empty tab. To be called in the click itself: browsers refuse it to whatever comes later. */
export function openCheckoutTab(words: string): CheckoutTab {
  const tab = window.open('', '_blank')
  if (tab) {
    // The provider's page gets no hold of this one.
    tab.opener = null
    tab.document.title = words
    tab.document.body.textContent = words
  }
  return {
    lead: (url) => {
      if (!tab || tab.closed) return false
      tab.location.replace(url)
      return true
    },
    close: () => tab?.close(),
  }
}
