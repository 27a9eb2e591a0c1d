const fields = 'textarea, input:not([type="checkbox"], [type="radio"], [type="file"])'

/**
 * Tells React of texts that were typed, or filled in by the browser, before it hydrated their fields: their next render would remove
 * them. React takes an event for news when the value is not the one that was last set through the element's own property. What was
 * added to a text area with a text of the server's is gone: React sets that text again.
 */
export function adoptTyped(page: ParentNode) {
  for (const field of page.querySelectorAll<HTMLTextAreaElement | HTMLInputElement>(fields)) {
    const { value, defaultValue } = field
    if (value === defaultValue) continue
    field.value = defaultValue
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
