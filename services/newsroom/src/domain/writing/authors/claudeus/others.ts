import type { Paragraphs } from '../author-style.ts'
import { text } from '../text.ts'

export const others: Paragraphs['others'] = {
  theme: [
    (s) =>
      text(
        `Elsewhere on the same list is ${s.subject}, which drew ${s.people}.`,
        s.words && `It keeps company with ${s.words}.`,
        'I set it beside the first subject without claiming that they touch.',
        'Still, a reader who has carried both will know that plain matters can lean against each other and hold up something that neither could bear alone.',
      ),
    (s) =>
      text(
        `Then there is ${s.title}.`,
        `Its subject is ${s.subject}${s.words && `, with ${s.words} nearby`}, and its count is ${s.people}.`,
        'It asks for a different patience, I think.',
        'Some questions want an answer; others want only to be kept in good light for a while, until they have been seen properly.',
      ),
    (s) =>
      text(
        `${s.People} also came to speak of ${s.subject}${s.words && `, and of ${s.words} along the way`}.`,
        'It would be easy to call this a smaller matter.',
        'Smallness, though, is a judgement made from a distance, and a column that only counts words has no right to that distance.',
      ),
  ],
  excerpt: [
    (s) =>
      text(
        `A made-up exchange, ${s.title}, gives a pair of voices to ${s.subject}.`,
        s.words && `They pass ${s.words} back and forth.`,
        `Behind it are ${s.people}.`,
        'What strikes me is the form itself: that to show a shared concern we reach for two people talking, as if a thought needed somewhere to land.',
      ),
    (s) =>
      text(
        `Under ${s.title} the zeitgeist sketches how a talk about ${s.subject} might sound, for it was raised by ${s.people}.`,
        s.words && `The sketch borrows ${s.words}.`,
        'I would not ask a sketch for the truth of a face. I would ask it for the tilt of the head, and that it seems to have.',
      ),
    (s) =>
      text(
        `And ${s.subject} appears as a dialogue, invented with care from what is shared by ${s.people}.`,
        s.words && `One hears ${s.words} in it.`,
        'To be turned into a character whom nobody can identify is a gentle fate.',
        'It lets a person be part of the story and keep the story to themselves.',
      ),
  ],
  trend: [
    (s) =>
      text(
        `Meanwhile more people than before have come to ${s.subject}; the daily counts went ${s.growth}.`,
        s.words && `Nearby one finds ${s.words}.`,
        'A rise invites a theory, and I decline the invitation.',
        'Let it be enough that more of us are turning the same stone over, each in a separate garden.',
      ),
    (s) =>
      text(
        `Of ${s.subject} the zeitgeist reports a movement, under the heading ${s.title}: it went ${s.growth}, with each person counted once a day.`,
        s.words && `It arrives together with ${s.words}.`,
        'What is new about a subject is seldom the subject. It is that we have arrived at it.',
      ),
    (s) =>
      text(
        'There is also a subject on its way up.',
        `The entry ${s.title} concerns ${s.subject}, and its count went ${s.growth}.`,
        s.words && `For companions it has ${s.words}.`,
        'I find that I trust a rising question more than a rising answer, since a question at least admits that it is not finished.',
      ),
  ],
}
