/** Decisions, Personas. */
export const longestSlug = 60

/**
 * A slug made from a name: lowercased, each run of what is neither letter nor digit one hyphen, none at the ends. Letters lose their
 * accents; a name in another script has none left.
 */
export const slugOf = (name: string): string =>
  trimmed(
    trimmed(
      name
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-'),
    ).slice(0, longestSlug),
  )

const trimmed = (slug: string) => slug.replace(/^-+|-+$/g, '')

/** The slug after the name has changed: it goes along until somebody types one of their own. */
export const slugAfter = (slug: string, nameBefore: string, name: string): string =>
  slug === '' || slug === slugOf(nameBefore) ? slugOf(name) : slug
