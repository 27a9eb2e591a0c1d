import { hostileTexts } from '@rostra/platform/testing/hostile-text'

/** Short texts that break code which counts, compares, cuts or stores text carelessly. A field accepts many of them. */
const short: Record<string, string> = {
  'a NUL': 'a\0b',
  'control characters': 'a\u0001\u0007\b\u001b[31mb\u007f',
  'C1 control characters': 'a\u0080\u0085\u009b31mb',
  'a high surrogate alone': 'a\ud83d',
  'a low surrogate alone': '\ude00a',
  'surrogates in the wrong order': '\ude00\ud83d',
  noncharacters: 'a\ufffe\uffff\u{1fffe}b',
  'private use': '\ue000\u{f0000}\u{10ffff}',
  'a byte order mark': '\ufeffa name',
  'zero width': 'a\u200b\u200c\u200d\u2060\u180eb',
  'only zero width': '\u200b\u200d\u2060\u200b',
  'only marks': '\u0301\u0316\u0489\u20dd',
  'only spaces of Unicode': '\u00a0\u2003\u3000\u2028\u2029\u202f',
  'line and paragraph separators': 'a\u2028b\u2029c',
  'a right-to-left override': 'a\u202egnp.exe',
  'isolates without an end': '\u2066\u2067\u2068a',
  'Arabic and Hebrew': 'مرحبا שלום',
  'a ligature of 18 characters': '\ufdfa\ufdfa',
  'letters under stacked marks': `e${'\u0301\u0489\u0316'.repeat(8)}`,
  'full width letters': '\uff21\uff44\uff4d\uff49\uff4e',
  'look-alike letters': '\u0430dm\u0456n R\u03bfstra',
  'dotless and dotted i': 'I\u0131\u0130i\u0307',
  'a sharp s': 'ßẞﬁ',
  'digits of other scripts': '١٢٣٤٥٦',
  'a family of emoji': '👩‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿👍🏽',
  'flags without a pair': '🇩🇪🇩',
  'tag characters': 'a\u{e0041}\u{e0062}\u{e007f}',
  'variation selectors': `a${'\ufe0f'.repeat(20)}`,
  'Hangul jamo': '\u1112\u1161\u11ab',
  'unassigned characters': '\u0378\u{3fffd}',
  'an interlinear annotation': '\ufff9a\ufffab\ufffb',
  'the replacement character': 'a\ufffdb',
}

/** Ends the names of the longest texts. */
export const fullLength = ', 250 kB'

/** Texts of many sizes; those of 250 kB are refused by their length alone, those of 16 kB and 5 kB are not. */
export const unicode: Record<string, string> = {
  ...short,
  ...Object.fromEntries(
    Object.entries(hostileTexts).flatMap(([name, text]) => [
      [name + fullLength, text],
      [`${name}, 16 kB`, text.slice(0, 16_000)],
      [`${name}, 150 characters`, text.slice(0, 150)],
    ]),
  ),
}
