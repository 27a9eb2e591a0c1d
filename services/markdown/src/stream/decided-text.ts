/**
 * Matches a line that consists of the marks of blocks, or of a language behind three backticks. What it becomes is not known before more
 * of it.
 */
const marksAlone = /^(?:[ \t]*(?:>|[-+*]|\d{1,9}[.)]?|#{1,6}))*[ \t]*(?:[*_~`$\\[\]!<]*|[-=|: \t]*|(?:`{3,}|~{3,})[^`]*)$/
/** Longer lines are rows below the head of a table, or text. */
const longestMarks = 60
const tableRule = /^[-|: \t]*$/

/**
 * Returns a text that is being written without its last line while that consists of marks alone: the mark of an item, the underline of a
 * heading, the rule below the head of a table, a fence.
 */
export function decidedText(text: string): string {
  const whole = /[\r\ud800-\udbff]$/.test(text) ? text.slice(0, -1) : text
  const start = Math.max(whole.lastIndexOf('\n'), whole.lastIndexOf('\r')) + 1
  const line = whole.slice(start)
  const isUndecided = line.length > longestMarks ? tableRule.test(line) : marksAlone.test(line)
  return isUndecided ? whole.slice(0, start) : whole
}
