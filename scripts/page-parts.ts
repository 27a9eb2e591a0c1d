/** The generated part of a page, between `<!-- <name>: … -->` and `<!-- end of <name> -->`. */
const place = (name: string) => new RegExp(`(<!-- ${name}: [^>]*-->\\n)[\\s\\S]*?(<!-- end of ${name} -->)`)

/** Returns a page with other generated parts, by their names. Throws when it lacks the place of one. */
export function withParts(page: string, parts: Readonly<Record<string, string>>): string {
  return Object.entries(parts).reduce((text, [name, content]) => {
    if (!place(name).test(text)) throw new Error(`the page has no place for its part ${name}`)
    return text.replace(place(name), (_, begin: string, end: string) => `${begin}\n${content}\n\n${end}`)
  }, page)
}
