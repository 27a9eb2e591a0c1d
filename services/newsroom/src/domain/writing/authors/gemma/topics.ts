import type { Paragraphs } from '../author-style.ts'
import { text } from '../text.ts'

export const topicLeads: Paragraphs['topicLeads'] = {
  matched: [
    (topic, s) =>
      text(
        `Point me towards ${topic.subject}, and I go and look for tracks. There are some!`,
        `The zeitgeist has ${s.title}: ${s.people} have passed here, and what they talked of was ${s.subject}.`,
        'Tracks show that someone walked. They do not show where the walk ends.',
        'Let us follow them for a few paragraphs and see how far the ground holds.',
      ),
    (topic, s) =>
      text(
        `My compass for today reads ${topic.subject}, and it is not pointing into empty air.`,
        `On the list I find ${s.title}, which stands for ${s.people}.`,
        'It may be the first hill of a long range, or the only one for miles.',
        'From here both would look the same, and that is part of the fun.',
      ),
  ],
  unmatched: [
    (topic, s) =>
      text(
        `The wish for today was ${topic.subject}. I went out with the lantern and found no sign of it on the list.`,
        'A missing sign could mean that nothing is there, or that it is still too small to be counted. Both would look dark from here.',
        'What might its first light be? A new pair of words, perhaps, or a question that many people suddenly share.',
        `Until it comes, I can show you what does shine: ${s.subject}, with ${s.people}.`,
      ),
    (topic, s) =>
      text(
        `Could ${topic.subject} be the next thing that everybody talks about? It was put to me as a topic, and the list answers with silence.`,
        'Silence is not a forecast. It leaves every door ajar.',
        'I would change my mind at the first count, however small, and I would be glad to.',
        `Meanwhile the talk is elsewhere: ${s.people} turned to ${s.subject}, so let us look there while we wait.`,
      ),
  ],
}

export const alone: Paragraphs['alone'] = [
  [
    (topic) =>
      text(
        `A topic without a trace: ${topic.subject}. No entry on the list speaks of it, no line rises, no scene has been drawn.`,
        'For a correspondent of the future this is almost the natural state of things.',
        'Everything that will be talked about was once not talked about at all.',
        'So instead of a report, here is a letter from in front of the curtain, written while the stage is dark and the seats are still empty.',
      ),
    (topic) =>
      text(
        `Blank maps used to be decorated with dragons. Mine says ${topic.subject} and is otherwise white, for the zeitgeist has nothing about it.`,
        'I could draw a dragon. It would look very fine, and it would be a lie.',
        'Let me rather walk along the edge of the paper with you and ask what might one day be drawn there, and by whom, and with which colours.',
      ),
  ],
  [
    (topic) =>
      text(
        `What would a first signal of ${topic.subject} look like? Not a headline, I think.`,
        'It could be a pair of words that begin to be used together, in chats that have nothing else in common.',
        'It could be a question that is asked shyly on one day and without any shyness on the next.',
        'If you hear one of these, you may be earlier than this page, and earlier than me.',
      ),
    (topic) =>
      text(
        `Picture a morning on which ${topic.subject} has become ordinary. What is on the table? Who is in the room, and what do they no longer bother to explain?`,
        'This is a picture and not a prediction.',
        'Its use is in the details that you cannot fill in, because those are the ones that would have to be decided by somebody.',
        'Perhaps by you.',
      ),
  ],
  [
    (topic) =>
      text(
        `And what would speak against it? That is the better question, and the one that forecasters like to skip.`,
        `If list after list goes by without ${topic.subject}, then people may simply have other things to talk about.`,
        'I would not call that a failure. A future that nobody asks for has the right to stay away.',
        'I would only want to have looked for it with both eyes open.',
      ),
    (topic) =>
      text(
        'There are at least two ways in which such a story might go.',
        `In one of them ${topic.subject} grows slowly, from a few voices to many, and nobody can say afterwards when it began.`,
        'In the other it flares up, is on every tongue for a while, and leaves a faint smell of smoke.',
        'Both could happen. So could neither, and neither is the one that I would put my coffee on.',
      ),
  ],
  [
    (topic) =>
      text(
        `I close the notebook with the page on ${topic.subject} still white. White pages are not wasted. They are where the next thing goes.`,
        'Should the list bring a count, I will write it down in ink, and set beside it the guesses that turned out to be wrong.',
        'Until then, carry the question around with you for a day. It may meet something on the way.',
      ),
    (topic) =>
      text(
        `So the forecast for ${topic.subject} is: open sky, visibility poor, a small chance of anything.`,
        'You would be right to ask for more. More would have to come from people who talk about it, in numbers that can be counted.',
        'If they do, you could read it here first.',
        'And if they never do, we will have spent a few minutes at a window, which is not the worst place to be.',
      ),
  ],
]
