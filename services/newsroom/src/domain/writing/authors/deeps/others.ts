import type { Paragraphs } from '../author-style.ts'
import { text } from '../text.ts'
import { chartSentence } from './chart-sentence.ts'

export const others: Paragraphs['others'] = {
  theme: [
    (s) =>
      text(
        `A further row: ${s.subject}, with ${s.people}.`,
        chartSentence(s),
        s.words && `Associated terms: ${s.words}.`,
        'The method is identical, so the row may be compared with the one above, provided that the rounding is kept in mind.',
      ),
    (s) =>
      text(
        `For ${s.subject} the published value is ${s.people}, under the title ${s.title}.`,
        s.words && `It is listed together with ${s.words}.`,
        chartSentence(s),
        'The row is unremarkable, which in a table is a compliment.',
        'Unremarkable rows are the baseline against which everything else is called remarkable.',
      ),
    (s) =>
      text(
        `Also measured: ${s.subject}. Value: ${s.people}.`,
        chartSentence(s),
        s.words && `Terms in common use beside it: ${s.words}.`,
        'It is included to avoid the selection of striking cases only, a practice that makes for better reading and worse statistics.',
      ),
  ],
  excerpt: [
    (s) =>
      text(
        `One row comes with a scene: ${s.title}.`,
        `It concerns ${s.subject}, and its count is ${s.people}.`,
        s.words && `The scene uses ${s.words}.`,
        'The count enters this analysis. The scene is noted and set aside, with thanks.',
      ),
    (s) =>
      text(
        `The value for ${s.subject} is ${s.people}; the accompanying text, ${s.title}, is a composite.`,
        s.words && `Its terms include ${s.words}.`,
        'A composite is an average of conversations in roughly the sense in which an average family is a family. One should not expect it to come to dinner.',
      ),
    (s) =>
      text(
        `Separately listed is ${s.subject}, in the form of an exchange titled ${s.title}.`,
        `Persons behind it: ${s.people}.`,
        s.words && `Published vocabulary: ${s.words}.`,
        'Persons in it: none. The two values are often confused, and it is a pleasure to print them side by side.',
      ),
  ],
  trend: [
    (s) =>
      text(
        `A second series deserves a line. For ${s.subject} the daily counts went ${s.growth}.`,
        chartSentence(s),
        s.words && `Reported alongside: ${s.words}.`,
        'Whether the series are related cannot be tested with the figures at hand, so it is not asserted.',
      ),
    (s) =>
      text(
        `The entry ${s.title} reports that ${s.subject} went ${s.growth}, one count per person and day.`,
        s.words && `Its list of terms reads ${s.words}.`,
        chartSentence(s),
        'This desk confirms the arithmetic and takes no position on the meaning.',
      ),
    (s) =>
      text(
        `Change was found in ${s.subject} as well: ${s.growth}.`,
        chartSentence(s),
        s.words && `Terms with common users: ${s.words}.`,
        'Two points determine a line, and a line determines the mood of a meeting. Readers are asked to wait for the next point.',
      ),
  ],
}
