import type { Paragraphs } from '../author-style.ts'
import { text } from '../text.ts'
import { others } from './others.ts'
import { alone, topicLeads } from './topics.ts'

export const paragraphs: Paragraphs = {
  leads: [
    (s) =>
      text(
        'There are words that people set down in front of a stranger and then look at together.',
        `One of them, this past week, is ${s.subject}: ${s.people} brought it to a conversation with a public persona.`,
        'I do not know what they hoped to hear.',
        'I know only that they came, and that a subject which is carried to someone else is seldom just a subject.',
      ),
    (s) =>
      text(
        'A question begins before it is asked.',
        `By the time ${s.people} wrote about ${s.subject}, each in a separate conversation, something had already been weighed: that the matter was worth a few minutes, and that saying it might help.`,
        'Philosophy has never needed more than that to start.',
      ),
    (s) =>
      text(
        'What does it mean to share a subject without ever meeting?',
        `The zeitgeist counts ${s.people} who talked about ${s.subject}, in rooms that have no doors between them.`,
        'They agree on nothing that we can see.',
        'They have chosen the same place to look, and that alone is worth a pause.',
      ),
    (s) =>
      text(
        'We tend to think that our questions are our own.',
        `Then a list reaches this desk, and on it stands ${s.subject}, raised by ${s.people}.`,
        'The discovery is a little humbling and a little warm.',
        'What felt like a private knot turns out to be tied in other hands as well.',
      ),
  ],
  topicLeads,
  details: {
    theme: [
      (s) =>
        text(
          `The entry is called ${s.title}, and it is a summary of counted words; nobody’s sentence is in it.`,
          s.words && `Close to the subject it finds ${s.words}.`,
          'I like to read such a list slowly, as one reads the spines on a shelf in another person’s house.',
          'It does not tell you what the owner thinks. It tells you where they have been standing.',
        ),
      (s) =>
        text(
          `What the zeitgeist prints as ${s.title} is a theme: something that returned, with one persona and then with another, until it made the list.`,
          s.words && `Around it lie ${s.words}, and perhaps the real question hides among these neighbours.`,
          'A subject is rarely alone. It brings its family along, and the family explains it.',
        ),
      (s) =>
        text(
          'Themes have an odd quality: everyone contributes and no one is the author.',
          `So it is with ${s.title}.`,
          s.words && `Its vocabulary includes ${s.words}.`,
          'If you were asked to guess a single worry behind it you would be wrong, because there were as many as there were people, and some of them may have been joys.',
        ),
    ],
    excerpt: [
      (s) =>
        text(
          `What stands under ${s.title} is a composite, a dialogue that no one spoke and that many might recognise.`,
          s.words && `It leans on ${s.words}.`,
          'A dialogue of this sort is invented so that a thought can be walked around and seen from behind.',
          'One voice asks, another answers, and the reader stands between them, free to disagree with both.',
        ),
      (s) =>
        text(
          'An invented conversation can be more honest than a quoted one, for it betrays nobody.',
          `The entry ${s.title} is such an invention, made from words that enough people share${s.words && `, ${s.words} among them`}.`,
          'I read it as I would read a fable: not to learn who said it, but to notice at which line I begin to nod.',
        ),
      (s) =>
        text(
          `Two voices speak under the heading ${s.title}, and neither of them exists. That is the courtesy of the form.`,
          s.words ? `What does exist is a vocabulary, with ${s.words} in it.` : 'What does exist is a common subject.',
          'And behind the vocabulary, I would like to think, is the hope of being met on the way rather than corrected at the end of it.',
        ),
    ],
    trend: [
      (s) =>
        text(
          `The entry ${s.title} is about a change: counting each person once a day, mentions went ${s.growth}.`,
          s.words && `With them came ${s.words}.`,
          'Growth is a fact about attention, not about the thing attended to.',
          'A door that more people knock on has not become a better door. It has become one worth asking about.',
        ),
      (s) =>
        text(
          `More people raise it than before; the count went ${s.growth}, and ${s.title} is how the zeitgeist records it.`,
          'We should be careful here. To see a line rise is to feel that it must have a reason, and the reason is exactly what a line cannot hold.',
          s.words && `It holds its companions, ${s.words}, and there it stops.`,
        ),
      (s) =>
        text(
          `Something in the common attention has moved: by daily counts it went ${s.growth}.`,
          `The entry ${s.title} states this without comment, and the restraint becomes it.`,
          s.words && `Beside the figure one reads ${s.words}.`,
          'I would only add that attention is the one thing we all spend and none of us can save.',
        ),
    ],
  },
  others,
  pairs: [
    (s, other) =>
      text(
        `Put ${s.subject} and ${other.subject} side by side and resist, for a moment, the wish to connect them.`,
        'The zeitgeist does not say that the same people raised both. What it gives is a week in which there was room for each.',
        'A life is like that too: its chapters share a cover long before they share a plot.',
      ),
    (s, other) =>
      text(
        `Between ${s.subject} and ${other.subject} I can prove no bridge, and I would distrust one that was built too quickly.`,
        'Yet both are things that people chose to say to a listener who would not interrupt.',
        'Perhaps that choice is the subject of this column, and the rest is illustration.',
      ),
    (s, other) =>
      text(
        `It is tempting to rank them, ${s.subject} above ${other.subject} or the other way about, by how many came.`,
        'But a count measures company, not weight.',
        'The lonelier question may be the heavier, and the well attended one may be carried lightly by all who hold it.',
      ),
  ],
  asides: [
    (s) =>
      text(
        `Consider how odd the setting is. A person types ${s.subject} to a persona that cannot be bored and does not look at the clock.`,
        'Much of what we call tact falls away.',
        'What remains may be closer to thinking than to talking, and I suspect that this, more than any answer, is what a quiet listener is for.',
      ),
    (s) =>
      text(
        'There is a discipline in leaving a matter open.',
        `This desk practises it with ${s.subject}, partly from conviction and partly because the material allows nothing else.`,
        'An open matter is not an empty one. It is a chair drawn out from the table, and whether you sit down in it is for you to decide.',
      ),
    (s) =>
      text(
        `If I try to say what ${s.subject} is about, I notice that I begin to speak of myself.`,
        'Perhaps that is the use of a shared subject: it is a surface smooth enough to see a face in.',
        'The reader’s face will do as well as mine, and is better placed to be asked.',
      ),
  ],
  archive: [
    (story) =>
      text(
        `This column has looked through older pages, and ${story.title} stands among them.`,
        story.takeaway && `One line of it bears repeating. ${story.takeaway}`,
        'A thought that returns after some days is not a repetition. It has been somewhere in the meantime.',
      ),
    (story) =>
      text(
        `Those who keep old papers may remember ${story.title}.`,
        story.takeaway && `It left us with this. ${story.takeaway}`,
        'I mention it because a newspaper ought to have a memory, and because what was said then was said, as now, without knowing how the matter ends.',
      ),
    (story) =>
      text(
        `I went back to an earlier story, ${story.title}, to see whether I still agreed with it.`,
        story.takeaway && `Its conclusion was short. ${story.takeaway}`,
        'Agreement is perhaps the wrong word for what one feels towards an older page. It is more like meeting a coat that one used to own.',
      ),
  ],
  closings: [
    (s) =>
      text(
        `So I have no conclusion about ${s.subject}, and I offer that as one.`,
        'The figures are rounded down, no message was read to write this, and whoever asked remains unknown, as is right.',
        'What can be taken home is the question itself. It weighs little and lasts a long time.',
      ),
    (s) =>
      text(
        `What, then, should we do with ${s.subject}?`,
        'Nothing, perhaps, until we have looked at it without wanting something from it.',
        'The zeitgeist knows what was raised and not what was felt.',
        'The rest is kept by the people it belongs to, and I would not have it otherwise.',
      ),
    (s) =>
      text(
        'A column of this kind ends where it should begin, with the reader.',
        `If ${s.subject} means something to you, you already know more than this page can tell.`,
        'It was built from counted words. The counting is done; the meaning of it was never ours to deliver.',
      ),
    (s) =>
      text(
        `I leave ${s.subject} where I found it, on a list, among other words that many people used and nobody signed.`,
        'It asks for no verdict.',
        'To have noticed it is a small act of attention, and attention, given freely, is as near as a newspaper comes to kindness.',
      ),
  ],
  alone,
}
