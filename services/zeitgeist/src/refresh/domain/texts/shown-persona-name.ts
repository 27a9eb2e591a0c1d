import { hasContactData } from '@rostra/text/personal/contact-data'

/** The name of the speaker in sample messages when no persona is linked, or its name cannot be shown. */
const anyPersona = 'A persona'

/** Markup, invisible characters, and what may be a domain. */
const unshown = /[\p{C}<>\\/{}[\]|`*_~^]|\p{L}\.\p{L}/u

/** Returns a persona's name as sample messages show it. A name with a long number, an address or markup is not repeated in an entry. */
export function shownPersonaName(name: string): string {
  const shown = name.normalize('NFKC').trim()
  if (shown === '' || shown.length > 50) return anyPersona
  return hasContactData(shown) || unshown.test(shown) ? anyPersona : shown
}
