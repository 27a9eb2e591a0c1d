import type { Paragraphs } from '../author-style.ts'
import { text } from '../text.ts'
import { chartSentence } from './chart-sentence.ts'
import { others } from './others.ts'
import { alone, topicLeads } from './topics.ts'

export const paragraphs: Paragraphs = {
  leads: [
    (s) =>
      text(
        `Figure of the day: ${s.people}.`,
        `Unit: persons. Subject: ${s.subject}. Period: the past week. Method: each person is counted once, whatever the length of the conversation.`,
        'These particulars are dull, and they are the reason why the figure means something.',
        'A count without its method is an anecdote with a decimal point.',
      ),
    (s) =>
      text(
        `The table has a row for ${s.subject}, and the row has a value: ${s.people}.`,
        'The value is a lower bound, because the zeitgeist rounds down.',
        'The actual number is not published and is of no concern to this desk.',
        'What can be said on the strength of a lower bound is set out below. It is less than one would like and more than nothing.',
      ),
    (s) =>
      text(
        `It was measured that ${s.people} talked about ${s.subject} with public personas during the past week.`,
        'It was not measured whether they were pleased, informed or merely passing the time.',
        'The difference between the first sentence and the second is the whole of data analysis, and most errors are made in the space between them.',
      ),
    (s) =>
      text(
        'First the result, then the reservations.',
        `Result: the count for ${s.subject} is given as ${s.people}.`,
        'Reservations: it is rounded, it covers consenting members only, and it says nothing about how much anyone wrote.',
        'Readers who stop here have the essential part. The others are invited to join the reservations.',
      ),
  ],
  topicLeads,
  details: {
    theme: [
      (s) =>
        text(
          `The row is published as ${s.title} and classed as a theme.`,
          chartSentence(s),
          s.words && `Correlated terms, as listed: ${s.words}.`,
          'Correlation in this table means that the same people used the terms.',
          'It does not mean that one term brought about another, though it is remarkable how many readers will hear it that way.',
        ),
      (s) =>
        text(
          `Classification: theme. Title: ${s.title}.`,
          chartSentence(s),
          s.words && `Co-occurring terms: ${s.words}.`,
          'No single persona accounts for the result, which removes the most common artefact in data of this sort.',
          'The remaining artefacts are known only in general, as remaining artefacts tend to be.',
        ),
      (s) =>
        text(
          `For the record, the title of the entry is ${s.title}.`,
          s.words && `The terms that share its people are ${s.words}.`,
          chartSentence(s),
          'A theme is a statement about breadth: that something was raised widely.',
          'Depth is not recorded. A person who mentioned it in passing and one who spoke of nothing else are both worth exactly one.',
        ),
    ],
    excerpt: [
      (s) =>
        text(
          `The entry ${s.title} contains a dialogue, and for statistical purposes the dialogue does not exist.`,
          s.words && `What exists is the vocabulary, of which these terms are published: ${s.words}.`,
          chartSentence(s),
          'A composite has the merit that nobody can be recognised in it and the defect that nothing can be inferred from it. Both are intended.',
        ),
      (s) =>
        text(
          `Classification: exchange. Title: ${s.title}. Share of invented text: all of it.`,
          chartSentence(s),
          s.words && `Share of counted vocabulary, by contrast: ${s.words}.`,
          'This desk therefore analyses the count and leaves the prose to colleagues who enjoy prose.',
        ),
      (s) =>
        text(
          `Under ${s.title} the reader finds a conversation that was generated, and a count that was not.`,
          s.words && `The terms ranked next to the subject: ${s.words}.`,
          chartSentence(s),
          'It is advisable to keep the two apart.',
          'An illustration tends to stay in the memory longer than the figure that it illustrates, and it carries no error bar.',
        ),
    ],
    trend: [
      (s) =>
        text(
          `The entry is titled ${s.title}. Counting each person once a day, the sum went ${s.growth}.`,
          chartSentence(s),
          s.words && `Terms observed in the same conversations: ${s.words}.`,
          'The direction is established. The cause is not in the data set, and adding one by hand would lower the quality of both.',
        ),
      (s) =>
        text(
          `Movement: ${s.growth}, by daily counts. Title: ${s.title}.`,
          chartSentence(s),
          'Small changes are suppressed before publication, so that what remains visible exceeded a threshold.',
          s.words && `Accompanying terms: ${s.words}.`,
          'Exceeding a threshold is evidence of change and not, strictly, evidence of importance.',
        ),
      (s) =>
        text(
          `Growth has been recorded. The counts behind ${s.title} went ${s.growth}.`,
          s.words && `The listed companions of the term are ${s.words}.`,
          chartSentence(s),
          'Regression toward the mean is a patient opponent, and it wins most of these contests.',
          'The next value will be more informative than any comment on this one.',
        ),
    ],
  },
  others,
  pairs: [
    (s, other) =>
      text(
        `Comparison: ${s.subject} has ${s.people}, ${other.subject} has ${other.people}.`,
        'Both were counted in the same period and by the same rule, so the comparison is admissible.',
        'The two groups may overlap; the table does not say. A sum of the two values would therefore be wrong, and is not given.',
      ),
    (s, other) =>
      text(
        `Set beside each other, the rows for ${s.subject} and ${other.subject} permit exactly one statement: both exceeded the number of people that an entry needs.`,
        'Statements beyond this one, such as which matters more, require a definition of matter.',
        'None has been agreed on, here or elsewhere.',
      ),
    (s, other) =>
      text(
        `It may be asked whether people who raise ${s.subject} also raise ${other.subject}.`,
        'The question is sound and the answer is unavailable: the entries are separate, and the persons in them are not identified.',
        'That a question cannot be answered is itself a property of the data, and in this case a deliberate one.',
      ),
  ],
  asides: [
    (s) =>
      text(
        `A note on reading such values. The count for ${s.subject} would be the same if every person had written a single line or a whole page.`,
        'It would differ if one person fewer had come, but only at certain steps, because of the rounding.',
        'The figure is thus robust where one might expect it to be fragile, and coarse where one might expect it to be exact.',
      ),
    (s) =>
      text(
        `The usual checks were made before ${s.subject} was admitted to this page.`,
        'Is the unit stated? It is. Is the period stated? It is. Could the result be due to one very busy person? It could not, because of the way people are counted.',
        'Passing these checks does not make a figure interesting. It makes it a figure.',
      ),
    (s) =>
      text(
        `The obvious control group is missing: people who did not talk about ${s.subject}.`,
        'They are not counted, and no statement about them is possible.',
        'It follows that nothing on this page is a proportion, and that the phrase more and more people should be used only where an entry reports growth.',
        'This is a loss in drama and a gain in accuracy.',
      ),
  ],
  archive: [
    (story) =>
      text(
        `Prior publication: ${story.title}.`,
        story.takeaway && `Its finding, reprinted without change, was this. ${story.takeaway}`,
        'A finding that is repeated is not thereby confirmed. It is cited so that readers can see what was claimed and when.',
      ),
    (story) =>
      text(
        `The archive contains a reference value, namely ${story.title}.`,
        story.takeaway && `The relevant line states the following. ${story.takeaway}`,
        'Conditions may have changed since. The archive does not adjust for that, and neither does this desk.',
      ),
    (story) =>
      text(
        `See also ${story.title}, in an earlier edition.`,
        story.takeaway && `Extract, complete. ${story.takeaway}`,
        'Earlier results are listed for the same reason as earlier invoices: someone will ask.',
      ),
  ],
  closings: [
    (s) =>
      text(
        `Limitations. The analysis of ${s.subject} rests on rounded counts and shared terms; no message was available and none was wanted.`,
        'Seasonal effects, duplicate accounts and ordinary chance have not been excluded.',
        'The conclusion is accordingly brief: the value is what it is, and it is at least that.',
      ),
    (s) =>
      text(
        `In summary, one value is known for ${s.subject}, several things about it are unknown, and the two lists have been kept apart.`,
        'Should a new value be published, it will be compared with this one.',
        'Should none be published, that will be reported as well, in the same size of type.',
      ),
    (s) =>
      text(
        `The file on ${s.subject} is closed for today with the remark: measured, not explained.`,
        'It is the most frequent remark in the cabinet, and the most reliable.',
        'Explanations are welcome at this desk at any time. They are asked to bring their own data.',
      ),
    (s) =>
      text(
        `What would change the assessment of ${s.subject}? A second period, a published base, or a larger floor.`,
        'Until one of these is supplied, the confidence of this desk in its figure is high, and its confidence in every interpretation is low.',
        'That combination is less comfortable than the reverse, and more often correct.',
      ),
  ],
  alone,
}
