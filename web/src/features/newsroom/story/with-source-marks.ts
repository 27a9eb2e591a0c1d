import type { Article } from '../../../api/schemas.ts'

/** A last line that a mark cannot follow: of code, a table, a formula, a heading, a rule, a definition or HTML. */
const endsBlock = /^(?: {4}|\t|\s*(?:`{3}|~{3}|#|\[[^\]]+\]:|(?:[-*_=]\s*){2,}$))|\||(?:\$\$|\\\]|>)\s*$/

/** Returns a paragraph of a story as Markdown with the numbers of its sources, `\[1\]`, behind its text. */
export function withSourceMarks({ text, sources }: Article['paragraphs'][number]): string {
  if (sources.length === 0) return text
  const lastLine = text.trimEnd().split('\n').at(-1) ?? ''
  return [text.trimEnd(), sources.map((number) => `\\[${number}\\]`).join(' ')].join(endsBlock.test(lastLine) ? '\n\n' : ' ')
}
