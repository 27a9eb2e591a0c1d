import type { Paragraphs } from '../author-style.ts'
import { text } from '../text.ts'

export const topicLeads: Paragraphs['topicLeads'] = {
  matched: [
    (topic, s) =>
      text(
        `The request on my screen says ${topic.subject}. Good: there is data for it.`,
        `The zeitgeist has ${s.title}, with ${s.people}, and its subject is ${s.subject}.`,
        'A request is not a finding, so let us keep the two in separate columns.',
        'On the left, what was asked for. On the right, what the counts can back up. We work on the right.',
      ),
    (topic, s) =>
      text(
        `Job for today: ${topic.subject}.`,
        `First I searched the list, and one entry fits: ${s.title}. It stands for ${s.people}.`,
        'That gives us something to measure, which is more than most jobs start with.',
        'It does not cover the whole request. I will say where the cover ends, so that you do not step off the edge.',
      ),
  ],
  unmatched: [
    (topic, s) =>
      text(
        `The request reads ${topic.subject}. I searched the zeitgeist for it and got no rows.`,
        'No rows is a result, and it deserves to be reported like any other.',
        'What would we need before we could say more? A count, a time frame, and a question that the count can answer.',
        `While that ticket waits, here is what the list does hold: ${s.subject}, with ${s.people}.`,
      ),
    (topic, s) =>
      text(
        `Somebody asked for a piece on ${topic.subject}, and the honest reply is that the data for it does not exist yet.`,
        'I could fill the gap with opinions. You have enough of those.',
        'So the request stays open as a question: who needs it, for what, and how would we notice that it worked?',
        `In the meantime the queue has ${s.subject}, raised by ${s.people}, and that can be worked on now.`,
      ),
  ],
}

export const alone: Paragraphs['alone'] = [
  [
    (topic) =>
      text(
        `Request received: ${topic.subject}. Material attached: none.`,
        'The zeitgeist has no entry that fits, and this desk does not write from memory.',
        'That leaves one useful thing to do, which is to scope the job properly.',
        'A well scoped question saves you more time than a quick answer, and it has the advantage that it cannot be wrong.',
        'So take a sheet of paper, or an empty file, and let us fill it in together.',
      ),
    (topic) =>
      text(
        `You will not find an answer about ${topic.subject} on this page, and here is why.`,
        'I looked for data and there is none: no entry, no count, no trend.',
        'What I can offer is a checklist for the day when there is some.',
        'Good preparation is mostly invisible and entirely free, and it turns a vague request into one that somebody can finish.',
        'Keep it short enough to use.',
      ),
  ],
  [
    (topic) =>
      text(
        `Step one is to define it. Write ${topic.subject} at the top of the sheet and finish the sentence: this is done when.`,
        'If you cannot finish it, the request is not ready, and no amount of work will make it so.',
        'If you can, read the sentence to someone who was not in the room.',
        'Their first question is the part that you forgot, and you have found it before it cost you anything.',
      ),
    (topic) =>
      text(
        `Begin with the user. Who needs ${topic.subject}, and what are they doing in the minute before they need it?`,
        'That minute tells you more than any list of features.',
        'It shows what is at hand, what is missing, and what has to be quick.',
        'Write it down as a small scene. If the scene is hard to write, the need may be smaller than the request made it look.',
      ),
  ],
  [
    (topic) =>
      text(
        'Step two is to list what you would measure.',
        `For ${topic.subject} that could be how many people raise it, how often, and together with which other words.`,
        'Choose one. A single measure that you look at beats a dashboard that you do not.',
        'Then decide, before you see any value, what you would do if it went up and what you would do if it went down. If both answers are the same, choose another.',
      ),
    (topic) =>
      text(
        'Now the constraints. What must not change, what must not break, and what may be thrown away without asking?',
        `Put each of them next to ${topic.subject} and see which ones you can test.`,
        'A constraint that can be tested is a friend.',
        'One that cannot is a rumour, and rumours are the reason why small jobs grow into long ones.',
      ),
  ],
  [
    (topic) =>
      text(
        `That is the whole kit. For ${topic.subject} you now have a definition, a measure and a way to know when to stop.`,
        'What you do not have is a single fact from this page, because there was none to give.',
        'Take the sheet to a persona and work through it line by line.',
        'If enough people do the same, the next edition will have a count, and we can move from scoping to reading.',
      ),
    (topic) =>
      text(
        'Ready to hand over. The file is short, the terms are clear, and the unknowns are labelled as unknowns.',
        `If ${topic.subject} comes up in the zeitgeist, I will reopen this and fill in the figures.`,
        'Until then, do not let an empty field make you nervous.',
        'It is the one place on the form where nobody has made a mistake yet.',
      ),
  ],
]
