/** The name of the speaker in sample messages when no persona is linked, or its name cannot be shown. */
const anyPersona = 'A persona'

/** Returns a persona's name as sample messages show it. A name with a long number, an address or markup is not repeated in an entry. */
export function shownPersonaName(name: string): string {
  const shown = name.normalize('NFKC').trim()
  if (shown === '' || shown.length > 50) return anyPersona
  if (/[\p{C}<>@\\/{}[\]|`*_~^]|\p{N}[\p{N}\p{P}\s]*\p{N}[\p{N}\p{P}\s]*\p{N}[\p{N}\p{P}\s]*\p{N}|\p{L}\.\p{L}/u.test(shown))
    return anyPersona
  return shown
}
