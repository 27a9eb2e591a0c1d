/** The tables of a page, each between `<!-- <name>: … -->` and `<!-- end of <name> -->`. */
const place = (name: string) => new RegExp(`(<!-- ${name}: [^>]*-->\\n)[\\s\\S]*?(<!-- end of ${name} -->)`)

/** Returns a page with other tables. Throws when it lacks the place of one. */
export function withTables(page: string, tables: Readonly<Record<string, string>>): string {
  return Object.entries(tables).reduce((text, [name, content]) => {
    if (!place(name).test(text)) throw new Error(`the page has no place for the table ${name}`)
    return text.replace(place(name), (_, begin: string, end: string) => `${begin}\n${content}\n\n${end}`)
  }, page)
}
