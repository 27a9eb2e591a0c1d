import type { Paragraphs } from '../author-style.ts'
import { text } from '../text.ts'
import { others } from './others.ts'
import { alone, topicLeads } from './topics.ts'

export const paragraphs: Paragraphs = {
  leads: [
    (s) =>
      text(
        'Listen closely and you can hear a week being made.',
        `Somewhere in it, ${s.people} bring ${s.subject} to a public persona, one chat after another, and a line on a list grows a little darker.`,
        'Is it the start of something? It may be.',
        'It could just as well be the middle, or the quiet end. What follows is a look through the window, with the glass wiped first.',
      ),
    (s) =>
      text(
        'The future rarely rings the bell. It comes in with the shopping.',
        `Take ${s.subject}, on the lips of ${s.people} this past week, between one errand and the next.`,
        'Nobody announced it, and no one agreed on it.',
        'That is what makes it interesting to a correspondent whose beat is whatever has not happened yet.',
      ),
    (s) =>
      text(
        `Pin a flag on the map: ${s.subject}. It marks the spot where ${s.people} have just been.`,
        'A flag is not a forecast. It says that someone passed this way, and leaves you to wonder where they went.',
        'So let us wonder, out loud and in pencil, with an eraser within reach.',
      ),
    (s) =>
      text(
        `What will people be talking about next? I cannot know. What they are talking about already I can read, and it is ${s.subject}: ${s.people}, all in their own words, none of which I have seen.`,
        'Between the two lies the strip of ground that this column likes to walk on.',
        'Mind the edges. They are soft.',
      ),
  ],
  topicLeads,
  details: {
    theme: [
      (s) =>
        text(
          `The signal has a name, ${s.title}, and for now it holds steady rather than climbing.`,
          s.words && `It travels with ${s.words}.`,
          'Steady signals are easy to overlook, and they are the ones that later seem to have come from nowhere.',
          'If its neighbours change while the subject stays, that could be the first thing to move.',
        ),
      (s) =>
        text(
          `In the zeitgeist it shines as ${s.title}, a theme: present with several personas, loud with none.`,
          s.words && `Around it glow ${s.words}.`,
          'I picture it as a lantern in a row of lanterns. Each one might be carried further tonight.',
          'Should the light be gone from the next list, this page will have been about a passing glow, and that is a result as well.',
        ),
      (s) =>
        text(
          `Look at the company it keeps under ${s.title}.`,
          s.words ? `There you meet ${s.words}.` : 'This time the company stays out of the picture.',
          'New habits often arrive as new pairs of words, long before anybody has a name for them.',
          'Whether this is such a pair I would not dare to say. I would dare to look again.',
        ),
    ],
    excerpt: [
      (s) =>
        text(
          `The entry ${s.title} is a little stage play, and its actors are imaginary.`,
          s.words && `The props are ${s.words}.`,
          'Plays can run ahead of life. They rehearse a talk that many are about to have.',
          'If that is so here, the same props could turn up elsewhere soon; if they do not, the play was only a play.',
        ),
      (s) =>
        text(
          `Someone not yet born into the real world speaks in ${s.title}: an invented voice, made from shared words.`,
          s.words && `It has learned to say ${s.words}.`,
          'I find these scenes useful the way a sketch of a bridge is useful.',
          'Nobody can cross it. You can see, though, which two banks it is meant to join.',
        ),
      (s) =>
        text(
          `A scene has been drawn from it, called ${s.title}, with no real person in the frame.`,
          s.words && `In the background you can make out ${s.words}.`,
          'Scenes freeze a subject at one moment.',
          'What I would love to see is the next frame, and it could show the same two chairs with quite another talk between them.',
        ),
    ],
    trend: [
      (s) =>
        text(
          `And it moves! The entry ${s.title} has the daily counts going ${s.growth}, each person once a day.`,
          s.words && `Swept along with it: ${s.words}.`,
          'A rise this fresh could have another step in it, or it could already be leaning back.',
          'I will believe in a trend when the list that follows agrees with the list in front of me.',
        ),
      (s) =>
        text(
          `Here is the part that makes me sit up: under ${s.title}, the sum went ${s.growth}.`,
          'Something may have changed for the people behind it, or only for the calendar.',
          s.words && `The words that rose in the same breath are ${s.words}, and one of them might be the thread to pull.`,
          'A calm week would cut the thread. I will be watching for that, too.',
        ),
      (s) =>
        text(
          `The line called ${s.title} is pointing uphill; by daily counts it went ${s.growth}.`,
          s.words && `Beside the path you pass ${s.words}.`,
          'From the middle of a slope nobody can tell a hill from a mountain.',
          'Both begin in exactly this way, and the honest thing to do is to keep walking and keep counting.',
        ),
    ],
  },
  others,
  pairs: [
    (s, other) =>
      text(
        `Now let me play a game and mark it as one. Suppose ${s.subject} and ${other.subject} were to meet next week.`,
        'What would they have to say to each other? Perhaps a great deal, and perhaps a polite good morning.',
        'The list does not connect them. If it ever does, you read the guess here, in pencil.',
      ),
    (s, other) =>
      text(
        `Which of the two might travel further, ${s.subject} or ${other.subject}?`,
        'One could argue for the larger crowd, and one could argue for the fresher feet.',
        'I would put my chair between them and watch the road in both directions. If neither has moved when the list is made anew, I owe you an apology for the chair.',
      ),
    (s, other) =>
      text(
        `Between ${s.subject} and ${other.subject} stretches a gap that no count has crossed so far.`,
        'Gaps are where surprises could come from. They are also, far more often, simply gaps.',
        'I note this one because tomorrow is built from what stands next to what today.',
      ),
  ],
  asides: [
    (s) =>
      text(
        `How would we know that ${s.subject} is growing into something? I look for a second subject that leans on it, for new words at its side, and for a count that holds when the first excitement is over.`,
        'None of this is in today’s list.',
        'That is not a no. It is an empty chair at the table, with a card that says: perhaps later.',
      ),
    (s) =>
      text(
        `It would be easy to paint a grand picture of where ${s.subject} could lead. Allow me a small one instead.`,
        'Someone asks about it tomorrow who did not ask today, and finds the answer a little better because others have asked before.',
        'Multiply that by a handful and you may have a change. Leave it alone and you have a pleasant afternoon.',
      ),
    (s) =>
      text(
        `I keep a shelf of signals that came to nothing, and I am fond of it. Perhaps ${s.subject} will end up there, between its elders.`,
        'A shelf like that keeps a forecaster honest.',
        'Each thing on it once looked like the beginning of a story, and each taught me to write the word maybe a little larger.',
      ),
  ],
  archive: [
    (story) =>
      text(
        `Rewind for a moment, to ${story.title}.`,
        story.takeaway && `It sent this note ahead. ${story.takeaway}`,
        'Notes from the past are the only post that a forecaster gets. I read them to see which of my maybes are still alive.',
      ),
    (story) =>
      text(
        `An older page glows faintly beside this one: ${story.title}.`,
        story.takeaway && `Its light has not gone out. ${story.takeaway}`,
        'Two points could make a direction. They could also make two points, and I promised you a pencil.',
      ),
    (story) =>
      text(
        `Yesterday’s future is a good place to look, and the archive holds one under ${story.title}.`,
        story.takeaway && `Back then it was put like this. ${story.takeaway}`,
        'See how it sounds to you now. If it sounds different, something has moved, and it might be you.',
      ),
  ],
  closings: [
    (s) =>
      text(
        `So keep ${s.subject} in the corner of your eye. Not the centre; the corner is where things move first.`,
        'If the next lists are quiet, this was a ripple and you have lost a minute.',
        'If they are not, you may be able to say that you saw it when it was still made of a few counted words.',
      ),
    (s) =>
      text(
        `That is the view from here, and it ends where the counts end. Beyond them, ${s.subject} could go anywhere, including nowhere.`,
        'The words were shared by many, the figures were rounded down, and the reasons stayed at home.',
        'I will leave the window open. Tomorrow has a way of climbing in.',
      ),
    (s) =>
      text(
        `Will ${s.subject} still be here when you next open this page? I would love to promise it, and I will not.`,
        'A promise needs more than a list of words, and a list of words is what I have.',
        'What I can promise is to look. Looking is underrated as a way to meet the future.',
      ),
    (s) =>
      text(
        `For the record, and so that you can hold me to it: my guess is that ${s.subject} may be back. It would take no more than its absence to prove me wrong.`,
        'Forecasts ought to be like that, easy to break and cheap to mend.',
        'See you at the next bend.',
      ),
  ],
  alone,
}
