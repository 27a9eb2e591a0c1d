import type { Paragraphs } from '../author-style.ts'
import { text } from '../text.ts'

export const others: Paragraphs['others'] = {
  theme: [
    (s) =>
      text(
        `Next in the queue: ${s.subject}, with ${s.people}.`,
        s.words && `Related terms are ${s.words}.`,
        'Same method, same limits.',
        'If this is your area, take a minute to write the one question that you would want answered first, in a single sentence. Short questions get through; long ones get lost.',
      ),
    (s) =>
      text(
        `The entry ${s.title} goes on the same board. Its subject is ${s.subject}; its size is ${s.people}.`,
        s.words && `Look for it near ${s.words}.`,
        'It needs no special handling.',
        'Put it where you will see it, and decide later whether it is yours to work on.',
      ),
    (s) =>
      text(
        `Also logged: ${s.subject}. Volume: ${s.people}.`,
        s.words && `Keywords: ${s.words}.`,
        'I list it for completeness, and because the quiet items in a queue are often the ones with a simple way out.',
        'When you clear one of those, the whole board gets easier to read.',
      ),
  ],
  excerpt: [
    (s) =>
      text(
        `There is a second sort of item on the board. The entry ${s.title} shows ${s.subject} as an invented chat, on behalf of ${s.people}.`,
        s.words && `Its inputs were ${s.words}.`,
        'Use it like a template: keep the frame, throw away the filling, put in your own.',
      ),
    (s) =>
      text(
        `For ${s.subject} you get a sample instead of a summary, filed as ${s.title}.`,
        `It stands in for ${s.people}.`,
        s.words && `The sample is built with ${s.words}.`,
        'A sample answers one question only, namely how to begin. That happens to be the step where most of us stall.',
      ),
    (s) =>
      text(
        `If you learn best from an example, open ${s.title}.`,
        `It plays through ${s.subject}, which came up for ${s.people}.`,
        s.words && `On the way it touches ${s.words}.`,
        'The lines are made up, so check nothing against them. Check them against what you need.',
      ),
  ],
  trend: [
    (s) =>
      text(
        `One more gauge to read: ${s.subject} went ${s.growth}.`,
        s.words && `The surrounding terms are ${s.words}.`,
        'Note the figure, note the date, and leave the space for the cause blank.',
        'A blank is better than a guess, because nobody builds on a blank by mistake.',
      ),
    (s) =>
      text(
        `The entry ${s.title} reports more load on ${s.subject}: it went ${s.growth}, with every person counted once a day.`,
        s.words && `Adjacent: ${s.words}.`,
        'If you run anything that depends on it, this is a good moment to see how much room you have left.',
      ),
    (s) =>
      text(
        `On the way up, too: ${s.subject}. By daily counts it went ${s.growth}.`,
        s.words && `Seen together with ${s.words}.`,
        'My advice for a rising line is the same as for a slow page. Measure it again before you touch anything.',
      ),
  ],
}
