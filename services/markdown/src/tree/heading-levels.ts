import type { Token } from 'markdown-it'

/** The levels, as written, of the headings that a text is below. */
export type OpenHeadings = readonly number[]

interface HeadingLevels {
  /** Returns the name of a token's element. */
  tagOf: (token: Pick<Token, 'tag' | 'level'>) => string
  open: () => OpenHeadings
}

/**
 * Gives headings the levels from `top` on, without gaps: a text that begins with `###` begins with `top`, and `#####` right below it is one
 * deeper. One within a list or a quotation is a level below the text around it. Without `top` the levels are those that were written.
 */
export function headingLevels(top?: number, before: OpenHeadings = []): HeadingLevels {
  let open = before
  const levelOf = (written: number, isNested: boolean) => {
    if (top === undefined) return written
    if (isNested) return top + open.length
    open = [...open.filter((level) => level < written), written]
    return top + open.length - 1
  }
  return {
    tagOf: ({ tag, level }) => {
      const [, written] = /^h([1-6])$/.exec(tag) ?? []
      if (written) return `h${Math.min(levelOf(Number(written), level > 0), 6)}`
      return tag === 's' ? 'del' : tag
    },
    open: () => open,
  }
}
