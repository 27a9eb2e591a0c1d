import type { Paragraphs } from '../author-style.ts'
import { text } from '../text.ts'

export const others: Paragraphs['others'] = {
  theme: [
    (s) =>
      text(
        `Turn the telescope a little, and ${s.subject} comes into view, with ${s.people} around it.`,
        s.words && `Its light falls on ${s.words}.`,
        'It is not moving, as far as I can see. Then again, things that are about to move usually look like that.',
      ),
    (s) =>
      text(
        `A second signal blinks from the list: ${s.title}.`,
        `It is about ${s.subject}, and it has gathered ${s.people}.`,
        s.words && `Nearby blink ${s.words}.`,
        'I am adding it to my notebook in light grey. It would take a rise, even a small one, to turn the grey to black.',
      ),
    (s) =>
      text(
        `And what of ${s.subject}? There it sits, with ${s.people}, in no hurry at all.`,
        s.words && `It shares its bench with ${s.words}.`,
        'Patient subjects could be the ones that shape a season, because they are still there when the loud ones have gone home.',
      ),
  ],
  excerpt: [
    (s) =>
      text(
        `From the theatre across the street comes ${s.title}, a made-up scene about ${s.subject} on behalf of ${s.people}.`,
        s.words && `Its chorus sings of ${s.words}.`,
        'Might life copy it? It happens. More often life leaves by the side door and does something else.',
      ),
    (s) =>
      text(
        `For ${s.subject} the list has no line, only a picture: ${s.title}, invented from what ${s.people} share.`,
        s.words && `It is coloured in with ${s.words}.`,
        'A picture cannot rise or fall, so I hang it beside the charts and let it keep them company.',
      ),
    (s) =>
      text(
        `Imagine two voices, and you have ${s.title}. They speak of ${s.subject}, as ${s.people} did.`,
        s.words && `Now and then they mention ${s.words}.`,
        'I would call it a postcard from the present. What the sender does next is not written on the back.',
      ),
  ],
  trend: [
    (s) =>
      text(
        `It is not the only thing in motion. Talk of ${s.subject} went ${s.growth}, too, when each person counts once a day.`,
        s.words && `In its wake drift ${s.words}.`,
        'Two rising lines could have one wind behind them. They could also be two birds that happen to share a sky.',
      ),
    (s) =>
      text(
        `Over there, another slope: ${s.title}, where the counts went ${s.growth}.`,
        `The subject is ${s.subject}${s.words && `, and the view takes in ${s.words}`}.`,
        'I give it a fair chance to go on and an equal chance to stop, which is a modest way of saying that I do not know.',
      ),
    (s) =>
      text(
        `Feel the draught? The entry ${s.title} has ${s.subject} going ${s.growth}.`,
        s.words && `It carries ${s.words} with it.`,
        'A draught tells you that a door is open somewhere. It may be the front door of something new, or a window that will be shut by evening.',
      ),
  ],
}
