/** A path that a Markdown page names, in a link or in a code span. */
export interface Mention {
  kind: 'link' | 'code'
  path: string
  /** From 1. */
  line: number
}

const fence = /^ *(```|~~~)/
const link = /\]\(<?([^)>\s]+)>?[^)]*\)/g
/** HTML in a page, such as the pictures of the README. */
const attribute = /\b(?:src|srcset|href)="([^"\s]+)"/g
const definition = /^ *\[[^\]]+\]: +(\S+)/g
const codeSpan = /(`+)(.+?)\1/g
const pathCharacters = /^[\w@.<>{}*,()!|-]+(?:\/[\w@.<>{}*,()!|-]+)*\/?$/

/** Lists the links of a page to files, and the words of its code spans that consist of a path's characters. Fenced blocks are left out. */
export function mentionsOf(markdown: string): Mention[] {
  let isFenced = false
  return markdown.split('\n').flatMap((text, index) => {
    if (fence.test(text)) isFenced = !isFenced
    if (isFenced || fence.test(text)) return []
    const line = index + 1
    const plain = text.replaceAll(codeSpan, '')
    const links = [...plain.matchAll(link), ...plain.matchAll(attribute), ...plain.matchAll(definition)].map(([, target = '']) => target)
    const words = [...text.matchAll(codeSpan)].flatMap(([, , span = '']) => span.split(/\s+/))
    return [
      ...links.filter((target) => !/^[a-z]+:/.test(target)).map((path): Mention => ({ kind: 'link', path, line })),
      ...words.filter((word) => pathCharacters.test(word)).map((path): Mention => ({ kind: 'code', path, line })),
    ]
  })
}

/** Lists the anchors of a page's headings, as GitHub makes them. */
export const anchorsOf = (markdown: string): string[] =>
  [...markdown.matchAll(/^#{1,6} +(.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  )
