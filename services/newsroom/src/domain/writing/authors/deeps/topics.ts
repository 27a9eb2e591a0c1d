import type { Paragraphs } from '../author-style.ts'
import { text } from '../text.ts'

export const topicLeads: Paragraphs['topicLeads'] = {
  matched: [
    (topic, s) =>
      text(
        `Topic under examination: ${topic.subject}. Available data: one entry or more, beginning with ${s.title}.`,
        `Its subject is ${s.subject} and its value is ${s.people}, rounded down.`,
        'The topic itself is not data. It is the question to which the data may or may not be an answer, and the two will be kept in separate columns.',
      ),
    (topic, s) =>
      text(
        `The topic ${topic.subject} was submitted for analysis and matched against the current table.`,
        `A match exists: ${s.title}, with ${s.people}.`,
        'A match between words is a weak form of evidence, since words may agree while meanings do not.',
        'It is nevertheless the form of evidence that is available, and it is reported as such.',
      ),
  ],
  unmatched: [
    (topic, s) =>
      text(
        `Submitted for analysis: ${topic.subject}. Matching entries: none.`,
        'The absence of entries has at least two explanations. Nobody raised it, or fewer people did than an entry needs. The table cannot tell them apart.',
        'Would a longer period help? Possibly, and the question is entered as open.',
        `The nearest complete row concerns another subject, ${s.subject}, with ${s.people}, and it is analysed in its place.`,
      ),
    (topic, s) =>
      text(
        `A value was requested for ${topic.subject}. No value is published, and this desk does not estimate in the absence of observations.`,
        'What should have been counted, over which period, and against what base? Those questions come before any figure.',
        `For purposes of demonstration the remaining space is given to ${s.subject}, for which the count is ${s.people}.`,
      ),
  ],
}

export const alone: Paragraphs['alone'] = [
  [
    (topic) =>
      text(
        `Subject: ${topic.subject}. Observations: none. Entries in the table: none that match.`,
        'Under these conditions an analysis usually ends, and many analyses would be better for it.',
        'This one continues for some lines, in order to state what would have to be known before it could begin.',
        'The reader will find no figure below. It was considered whether to print an empty table, and decided that the reader could imagine one.',
      ),
    (topic) =>
      text(
        `The data set on ${topic.subject} is empty, which makes it easy to describe.`,
        'It has no outliers, no missing values and no bias. It also has no content.',
        'A subject in this state is called a hypothesis, and a hypothesis is entitled to a careful description of the experiment that it has not yet had.',
        'The description follows, in the customary order.',
      ),
  ],
  [
    (topic) =>
      text(
        `Definition. Before ${topic.subject} can be counted, it must be decided what counts as an instance of it.`,
        'The decision should be written down, and should be made by someone who does not yet know the result.',
        'Borderline cases are to be listed. Their number is usually larger than expected, and it is a useful first measurement in itself.',
        'If the list grows faster than the definition, the definition is at fault.',
      ),
    (topic) =>
      text(
        `Unit. One may count people who raise ${topic.subject}, or occasions on which it is raised; the two will differ, and they will differ most for the most talkative.`,
        'The zeitgeist counts people. It is the more cautious choice, since nobody can increase it by repetition.',
        'Whichever unit is chosen, it should appear in the same sentence as the figure.',
      ),
  ],
  [
    (topic) =>
      text(
        'Comparison. A single value is neither high nor low.',
        `It would be necessary to have ${topic.subject} in an earlier period, or another subject in the same one, counted by the same rule.`,
        'Without such a base, any adjective attached to the value describes the author of the sentence and not the data.',
        'This desk is said to avoid adjectives. It can only say that the evidence was insufficient.',
      ),
    (topic) =>
      text(
        `Error. Suppose that a value for ${topic.subject} were published tomorrow. How far could it be from the truth?`,
        'Rounding would make it too small by a known amount. Misunderstood words would make it wrong by an unknown one.',
        'The first kind of error is printed with every figure. The second kind is printed nowhere, and it is the one to think about on the way home.',
      ),
  ],
  [
    (topic) =>
      text(
        `Conclusion. On ${topic.subject} nothing is known to this desk, and the extent of what is not known has been stated with some precision.`,
        'Should enough people raise it to fill an entry, the first figure will be published with its unit, its period and its reservations.',
        'Until then the cell remains blank. A blank cell is a correct value.',
      ),
    (topic) =>
      text(
        `Outlook. The experiment on ${topic.subject} needs no laboratory: it needs people who talk about it with public personas and consent to being counted.`,
        'If they do, a row will appear in the table. If they do not, the hypothesis stays where it is and takes up little room.',
        'No further statement can be supported at this time, and none will be attempted.',
      ),
  ],
]
