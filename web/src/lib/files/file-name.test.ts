import { expect, it } from '@jest/globals'
import { fileName } from './file-name.ts'

it.each([
  ['Should I run before breakfast?', 'rostra-discussion-should-i-run-before-breakfast.md'],
  ['Éclair, or "crème"?', 'rostra-discussion-éclair-or-crème.md'],
  ['../../etc/passwd', 'rostra-discussion-etc-passwd.md'],
  ['早餐前跑步?', 'rostra-discussion-早餐前跑步.md'],
  ['مُحَمَّد والخبز', 'rostra-discussion-مُحَمَّد-والخبز.md'],
  ['ครูสอนภาษาไทย', 'rostra-discussion-ครูสอนภาษาไทย.md'],
  ['Łódź & Straße', 'rostra-discussion-łódź-straße.md'],
  ['ශ්‍රී ලංකා র‍্যাম', 'rostra-discussion-ශ්‍රී-ලංකා-র‍্যাম.md'],
  ['👩‍💻 Ada 👨‍👩‍👧', 'rostra-discussion-ada.md'],
  ['?!', 'rostra-discussion.md'],
  ['one two three four five six seven eight nine', 'rostra-discussion-one-two-three-four-five-six-seven-eight.md'],
])('the file of %j is named %s', (title, name) => {
  expect(fileName('discussion', title, 'md')).toBe(name)
})
