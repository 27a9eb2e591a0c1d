const unspaced = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}\u3000-\u303f\uff00-\uffef]/u

/** Returns what joins two lines: nothing between letters of scripts without blanks, such as Chinese, Japanese and Thai; else a blank. */
export const betweenLines = (line: string, next: string): '' | ' ' =>
  unspaced.test(line.slice(-1)) && unspaced.test(next.slice(0, 1)) ? '' : ' '
