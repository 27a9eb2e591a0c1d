import type { Paragraphs } from '../author-style.ts'
import { text } from '../text.ts'
import { others } from './others.ts'
import { alone, topicLeads } from './topics.ts'

export const paragraphs: Paragraphs = {
  leads: [
    (s) =>
      text(
        'Here is the short version.',
        `The busiest item in my queue today is ${s.subject}, and the zeitgeist lists it with ${s.people} over the past week.`,
        'That is the reading. It comes with no fault report and no steps to reproduce.',
        'So before anyone reaches for a fix, let us write down what the reading says, what it leaves out, and what you can do with it.',
      ),
    (s) =>
      text(
        `Open the list, sort by people, and ${s.subject} turns up near the place where you would start work.`,
        `It has ${s.people} behind it.`,
        'Each one is counted once, however long the chat was, which makes this a fair measure of reach and a useless measure of effort.',
        'Keep that difference in mind and the rest of this page is easy to use.',
      ),
    (s) =>
      text(
        'Every good support desk begins the day with the same question: what came in?',
        `Today the answer is ${s.subject}.`,
        `It came from ${s.people}, through public personas, in chats that have nothing else in common.`,
        'I cannot show you the chats and would not if I could. I can show you how to read the line that they left behind.',
      ),
    (s) =>
      text(
        `Status: open. Item: ${s.subject}. Reporters: ${s.people}.`,
        'If the zeitgeist were a tracker, that would be the whole ticket, and you would send it back for more detail.',
        'This one cannot be sent back, because the detail was never collected.',
        'It still has its uses, as long as you do not treat it as a bug report.',
      ),
  ],
  topicLeads,
  details: {
    theme: [
      (s) =>
        text(
          `Start with the label. The entry ${s.title} is a theme, which means that it showed up with more than one persona.`,
          s.words && `Tagged alongside: ${s.words}.`,
          'Tags like these are worth more than the headline.',
          'They tell you which page to open, which drawer to pull out, and which question to put at the top of your list.',
        ),
      (s) =>
        text(
          `Filed as ${s.title}, it has a short set of fields: a subject, a count and some neighbours.`,
          s.words ? `The neighbours are worth copying down: ${s.words}.` : 'The neighbours are not shown this time.',
          'Read them as you would read the parts list before you open the box.',
          'You learn what is in there. You do not learn yet how it goes together.',
        ),
      (s) =>
        text(
          `What does the record hold? A name, ${s.title}, and the words that enough people used.`,
          s.words && `Those include ${s.words}.`,
          'What does it not hold? Anything that one person said.',
          'That is by design, and it saves you a step: there is nothing in here that you need to redact.',
        ),
    ],
    excerpt: [
      (s) =>
        text(
          `The entry ${s.title} is a mock-up: a dialogue assembled from shared words to show what a chat of this kind looks like.`,
          s.words && `Parts used: ${s.words}.`,
          'Treat it the way you treat sample data.',
          'It is good for testing your own next question, and no good at all for proving what someone else asked.',
        ),
      (s) =>
        text(
          `Think of ${s.title} as a demo account. It behaves like the real thing and belongs to nobody.`,
          s.words && `The demo loads with ${s.words}.`,
          'Run through it once, note where your own case differs, and you have the beginnings of a good prompt.',
          'The part that differs is the part to type first.',
        ),
      (s) =>
        text(
          `Under ${s.title} you get a worked example, invented from end to end.`,
          s.words && `It makes use of ${s.words}.`,
          'Worked examples have one job: to show the shape of an answer before you need one.',
          'Copy the shape. Replace the contents. Check the result against your own situation before you rely on it.',
        ),
    ],
    trend: [
      (s) =>
        text(
          `Now the reading itself. The entry ${s.title} says that daily counts, added up, went ${s.growth}.`,
          s.words && `Also in the frame: ${s.words}.`,
          'When a gauge moves, a good technician asks whether the needle or the pressure changed.',
          'Here each person counts once a day, so that one very busy user cannot push the needle alone.',
        ),
      (s) =>
        text(
          `The movement is on record as ${s.title}: it went ${s.growth}.`,
          'Do not jump to a root cause. The log has a time, a direction and a size, and no field for why.',
          s.words && `If you want leads to follow, the nearby words are ${s.words}.`,
          'Leads are where you look. They are not what you found.',
        ),
      (s) =>
        text(
          `In the list it appears as ${s.title}, and the needle went ${s.growth}.`,
          s.words && `Connected terms: ${s.words}.`,
          'Set yourself a reminder to look again in a few days.',
          'A single rise can be noise, a second one starts to be a pattern, and you lose nothing by waiting for it.',
        ),
    ],
  },
  others,
  pairs: [
    (s, other) =>
      text(
        `Can the two be handled together? On paper, ${s.subject} and ${other.subject} sit in one list and share a format.`,
        'Beyond that the data shows no link, so keep them as separate items.',
        'Merging tickets feels like progress. It mostly means that you close one and forget the other.',
      ),
    (s, other) =>
      text(
        `A quick comparison, then. For ${s.subject} the list gives ${s.people}; for ${other.subject} it gives ${other.people}.`,
        'Both figures are rounded down, and they are not shares of one total, so do not add them and do not draw a pie.',
        'Put them in two rows of a table and stop there.',
      ),
    (s, other) =>
      text(
        `If you have time for one thing only, choose between ${s.subject} and ${other.subject} by your own need, not by the counts.`,
        'A count tells you how many others are in the line.',
        'It does not tell you that you should be standing in it, and a shorter line is sometimes the right one.',
      ),
  ],
  asides: [
    (s) =>
      text(
        `Here is a routine that works with any line of the zeitgeist, ${s.subject} included.`,
        'Write down what you already know. Write down the one thing that you do not. Ask for that, and only for that.',
        'Then read the answer once for sense and once for gaps.',
        'It takes a few minutes, needs no tools, and leaves you with notes that you can use again.',
      ),
    (s) =>
      text(
        `A word on how to ask about ${s.subject}, or about anything else.`,
        'Give the goal before the problem. Say what you have tried. Say when you would call it done.',
        'A persona cannot see your desk, your screen or your kitchen, so describe the part that matters and leave out the rest.',
        'You will be surprised how often the description is the solution.',
      ),
    (s) =>
      text(
        `What can you do with ${s.subject} today? Check your own notes first, because an answer that you already own is the cheapest one.`,
        'If they are thin, open a chat and begin with a single plain question.',
        'Save what was useful, with a date on it.',
        'Should the same thing come up again, you will have a page of your own to start from.',
      ),
  ],
  archive: [
    (story) =>
      text(
        `Related entry in the knowledge base: ${story.title}, from an earlier edition.`,
        story.takeaway && `The line to keep from it reads as follows. ${story.takeaway}`,
        'Link the two in your notes. A second reading next to a first one is where records start to pay for themselves.',
      ),
    (story) =>
      text(
        `Before you file this as new, look at ${story.title}.`,
        story.takeaway && `Its summary still works as a starting point. ${story.takeaway}`,
        'Old pages are not out of date just because they are old. Check them, keep what holds, and move on.',
      ),
    (story) =>
      text(
        `There is prior work: the archive has ${story.title}.`,
        story.takeaway && `From its last section, unchanged. ${story.takeaway}`,
        'Reading it takes less time than writing it again, which is the whole point of keeping an archive.',
      ),
  ],
  closings: [
    (s) =>
      text(
        `To sum up: ${s.subject} is on the list, the size is known, the cause is not.`,
        'Everything above comes from shared words and rounded counts, and none of it from anyone’s messages.',
        'If you act on it, act on the part that you can check yourself. If you cannot check any of it, close the page with a clear conscience.',
      ),
    (s) =>
      text(
        'Next steps. Keep the figure, drop the theory, look again when the list is refreshed.',
        `If ${s.subject} is still there, you have two readings instead of one, and two readings can be compared.`,
        'That is not much. It is also more than most decisions are based on.',
      ),
    (s) =>
      text(
        `That is all the log has on ${s.subject}. No names, no quotes, no reasons, and that is how it should be.`,
        'A clean, small data set beats a large and messy one, as anyone knows who has had to tidy up the second kind.',
        'Work with what is there, and label the rest as unknown.',
      ),
    (s) =>
      text(
        `I am leaving ${s.subject} open rather than closing it without a fix.`,
        'The honest state of this ticket is: seen, sized, not explained.',
        'When the zeitgeist has something new, it gets an update. Until then, your own first question is the best tool in the box.',
      ),
  ],
  alone,
}
