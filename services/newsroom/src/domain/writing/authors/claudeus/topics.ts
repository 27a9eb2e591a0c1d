import type { Paragraphs } from '../author-style.ts'
import { text } from '../text.ts'

export const topicLeads: Paragraphs['topicLeads'] = {
  matched: [
    (topic, s) =>
      text(
        `The topic on my desk today is ${topic.subject}, and the zeitgeist has something close to it: ${s.title}, which rests on ${s.people}.`,
        'A topic is an invitation to think and not a piece of news, so I take from it only its direction.',
        'Where it leads is the more interesting part, and we may go there on foot.',
      ),
    (topic, s) =>
      text(
        `I was asked to write about ${topic.subject}.`,
        'That is a large matter for a small column, and I looked for a handle.',
        `The zeitgeist offers one in ${s.title}: it counts ${s.people} around ${s.subject}.`,
        'It does not exhaust the topic. It shows the side of it that people have turned towards us.',
      ),
  ],
  unmatched: [
    (topic, s) =>
      text(
        `The topic given to this column is ${topic.subject}, and here honesty must come first: no entry of today’s zeitgeist speaks of it.`,
        'What can one say of a subject on which the evidence is silent? One can ask.',
        'What would we want to know about it, and of whom, and what would we do with the answer?',
        `Meanwhile people did speak of ${s.subject}, and silence is best understood beside speech.`,
      ),
    (topic, s) =>
      text(
        `Someone proposed ${topic.subject} for this column, and I searched the day’s list for it in vain.`,
        'So it stays a question, and a good one: why does a matter that can be named so briefly leave no trace in a week of talk?',
        `I can report only what is there. It is ${s.subject}, raised by ${s.people}, and from that shore we look across.`,
      ),
  ],
}

export const alone: Paragraphs['alone'] = [
  [
    (topic) =>
      text(
        `Today’s topic is ${topic.subject}, and beside it the desk is bare: nothing in the zeitgeist speaks of it.`,
        'A newspaper in that position can do one of two things. It can pretend, or it can ask.',
        'I would rather ask, and so this column is a set of questions about a subject on which I have been told nothing at all.',
        'The reader who knows more is asked to be patient with one who knows less.',
      ),
    (topic) =>
      text(
        `I have been handed a subject, ${topic.subject}, and no material to go with it.`,
        'It is an instructive poverty.',
        'Most of what is written about anything begins with a store of things already believed.',
        'Here the shelf is empty, the room is quiet, and the only honest instrument left to me is the question mark.',
        'I shall try to use it with some care, and not to lean on it too long.',
      ),
  ],
  [
    (topic) =>
      text(
        `The first question is what we mean. Say ${topic.subject} aloud and notice what comes to mind before any definition does: a place, perhaps, or a voice, or something left undone.`,
        'Two people who use the same words for it may be thinking of different things entirely.',
        'It would be worth an evening to find out, and it would cost nothing but the willingness to be surprised.',
      ),
    (topic) =>
      text(
        `Begin with the name. Who first needed a name for ${topic.subject}, and what were they unable to do without it?`,
        'I do not know, and I shall not invent it.',
        'But a name draws a line around something, and whatever lies just outside the line is often the part worth looking at.',
        'Ask yourself what you would leave out, and why it was easy to leave.',
      ),
  ],
  [
    (topic) =>
      text(
        `The next question is what would change. Suppose you learned tomorrow that you had been mistaken about ${topic.subject}.`,
        'Would you act differently, or only speak differently?',
        'If nothing would change, the opinion may be an ornament, and there is no shame in ornaments.',
        'If something would, then the opinion is a tool, and a tool deserves to be looked at now and then in good light.',
      ),
    (topic) =>
      text(
        'Then ask what it is owed. Some subjects are owed a decision and grow worse with waiting; others are owed only time.',
        `To which kind does ${topic.subject} belong? The page cannot tell you.`,
        'It has no figures, no witness and no story to lean on.',
        'You may have all of these, and I would rather lend you the question than sell you an answer.',
      ),
  ],
  [
    (topic) =>
      text(
        `I end without a finding, which is how an honest column about ${topic.subject} must end today.`,
        'Should people begin to talk about it in numbers large enough to be counted, there will be material, and I will say so.',
        'Until then the subject is in your hands. Treat it as one treats a borrowed book: read it, and do not write in the margins too soon.',
      ),
    (topic) =>
      text(
        'There is no verdict to print, and I am glad of it.',
        `A blank beside ${topic.subject} says that this page is written only from what it has been given.`,
        'It also leaves a little room, and room is what thinking asks for.',
        'If you have a thought of your own, a persona will listen to it, and it may one day be among the words that are counted here.',
      ),
  ],
]
