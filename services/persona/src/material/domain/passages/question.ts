/** Between the headings above a passage. */
export const headingSeparator = ' › '

/** Returns the heading right above a passage, without those above it. */
export const lastHeading = (heading: string): string => heading.split(headingSeparator).at(-1) ?? ''

/** A heading that asks, also before further words or a closing quotation mark: `I freeze when I speak. What helps?`. */
const asks = /[?？؟]/u
/** A request, or what a person says of themselves: `Teach me one sauce.`, `I am afraid of mistakes.`. */
const speaks = /^(?:Give|Teach|Help|Plan|Tell|Show|Explain|Write)\b|\bI(?='| \p{Ll})|(?<!\p{L})(?:[Mm]e|[Mm]y|[Ww]e|us|[Oo]ur)(?!\p{L})/u

/** Returns whether a heading is what a person asks or asks for. */
export const isQuestion = (heading: string): boolean => asks.test(heading) || speaks.test(heading)

/** `Also asked: how do i raise my prices? / when do I charge more?` */
const alsoAsked = /^Also asked: (.+)$/su

/** Returns the other wordings of a question that a paragraph under its heading has; none for any other paragraph. */
export const otherQuestionsIn = (paragraph: string): string[] =>
  (alsoAsked.exec(paragraph)?.[1] ?? '').split(' / ').flatMap((question) => question.trim() || [])

/** Returns the question that a passage answers: its heading, or the first line of a pair. Empty when it has none. */
export function questionOf({ heading, text }: { heading: string; text: string }): string {
  const last = lastHeading(heading)
  return isQuestion(last) ? last : (/^Question: ([^\n]+)/u.exec(text)?.[1] ?? '')
}
