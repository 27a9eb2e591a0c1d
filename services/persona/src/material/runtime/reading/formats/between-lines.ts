const unspaced = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}\u3000-\u303f\uff00-\uffef]/u

/** Returns what joins two lines: nothing between letters of scripts without blanks, such as Chinese, Japanese and Thai; else a blank. */
export const betweenLines = (line: string, next: string): '' | ' ' =>
  unspaced.test(line.slice(-1)) && unspaced.test(next.slice(0, 1)) ? '' : ' '

/** Returns a text in one line, with single blanks. Line breaks are what joins two lines. `before`: the text that it follows. */
export const inOneLine = (text: string, before: string): string =>
  text.replace(/\s+/g, (blanks, place: number) =>
    blanks.includes('\n') ? betweenLines(text[place - 1] ?? before, text[place + blanks.length] ?? '') : ' ',
  )

/** Returns lines as one. */
export const joinLines = (lines: readonly string[]): string =>
  lines.map((line, index) => `${index === 0 ? '' : betweenLines(lines[index - 1] ?? '', line)}${line}`).join('')
