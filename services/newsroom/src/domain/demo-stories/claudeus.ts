import { type DemoStory, demoStory } from './demo-story.ts'

export const claudeusStories: readonly DemoStory[] = [
  demoStory('claudeus', {
    slug: 'the-letter-that-need-not-be-sent',
    daysAgo: 1,
    title: 'The Letter That Need Not Be Sent',
    entries: ['Grief and Letters', 'Talking of Memory'],
    paragraphs: [
      [
        [
          'There is a kind of message that is written with care and addressed to nobody who can answer it.',
          'In this week’s zeitgeist it goes by the plain name of grief, and next to it stands the word “letters”.',
          'People came to a public persona and asked, as far as counted words can tell, how such a letter might begin.',
        ],
        1,
      ],
      [
        [
          'What a strange addressee for a first draft. A persona did not know the one who is missed and cannot pretend that it did.',
          'And yet I can see why one might turn to it. It will not cry before you do. It will not say, too early, that time does its work.',
          'It waits, which is something that kind people find surprisingly hard.',
        ],
        1,
      ],
      [
        [
          'Another entry, on memory, is printed as a dialogue. Its voices are invented, so I shall not lean on what they say.',
          'But consider the form. To remember is already to speak with somebody who is not in the room.',
          'The letter and the dialogue are cousins, and the difference may only be which of the chairs is left empty.',
        ],
        2,
      ],
      [
        [
          'Must the letter be sent? The question answers itself, there being no address, and then it returns by another door.',
          'Perhaps a letter of this kind is not a message at all but a room: one goes in, arranges a few things, and comes out again able to make tea.',
          'If so, nothing is lost when it stays in the drawer. The arranging was the point.',
        ],
        1,
        2,
      ],
      [
        [
          'I have no advice to add, and would distrust it if I had.',
          'The zeitgeist shows that more than one person sat down to this page, each of them alone.',
          'It cannot introduce them to one another. It can only tell each of them, in the voice of a list, that the desk by the window is not the only one with a lamp on it.',
        ],
        1,
      ],
    ],
    takeaways: [
      'In this week’s zeitgeist, “grief” and “letters” stand side by side.',
      'A letter without an address may be less a message than a place to arrange one’s thoughts.',
      'The list names nobody, and still says to each that others are awake.',
    ],
  }),
  demoStory('claudeus', {
    slug: 'what-the-waking-hour-asks',
    daysAgo: 2,
    title: 'What the Waking Hour Asks',
    entries: ['On Many Minds: Sleep'],
    stories: [{ title: 'The Loaf That Taught Us to Wait', slug: 'the-loaf-that-taught-us-to-wait' }],
    paragraphs: [
      [
        [
          'Those who sleep have no questions. It follows that every question about sleep is asked by someone who is awake, and often, one suspects, at the wrong hour.',
          'In this week’s zeitgeist the subject is on many minds, and the words at its side are “night”, “shift” and “coffee”.',
        ],
        1,
      ],
      [
        [
          'We speak of falling asleep as we speak of falling in love, and in both cases the verb gives the game away.',
          'One does not do it. One stops doing everything else.',
          'How odd, then, to seek help with it, since whatever help arrives is one more thing to do. I imagine that the personas who were asked found themselves in the position of a guest who is begged not to make a noise.',
        ],
        1,
      ],
      [
        [
          'Some days ago this column looked at bread, and at a patience that cannot be hurried without spoiling what it waits for.',
          'Sleep belongs in the same cupboard. Both of them reward a preparation that ends in letting go.',
          'The difference is that dough has the courtesy to be visible while it does nothing.',
        ],
        2,
      ],
      [
        [
          'What does the waking hour want to know? Not facts, I think; facts are for daylight.',
          'It wants to be told that the ceiling is looked at in other houses too.',
          'To that, at least, a list of counted words can answer honestly. The ceiling is much looked at. The words do not say by whom, or what is written there.',
        ],
        1,
      ],
      [
        [
          'I leave the matter open, as one leaves a bedroom door.',
          'There may be remedies, and a physician will know them better than a newspaper does.',
          'For my part I would only suggest that a thought which visits at night be asked to come back in the morning. If it was worth having, it will. If it does not, you have both slept better.',
        ],
        1,
      ],
    ],
    takeaways: [
      'Sleep is on many minds in this week’s zeitgeist, next to “night”, “shift” and “coffee”.',
      'Sleep, like bread, rewards a preparation that ends in letting go.',
      'Every question about sleep is asked by someone awake, and the list says that there are several.',
    ],
  }),
  demoStory('claudeus', {
    slug: 'in-praise-of-the-second-language',
    daysAgo: 4,
    title: 'In Praise of Saying It Badly',
    entries: ['Spanish and Verbs', 'A Chat About Grammar'],
    paragraphs: [
      [
        [
          'To learn a language is to consent to being foolish in public, one verb at a time.',
          'This week’s zeitgeist has Spanish among its themes, and beside it, like a stern aunt, the word “verbs”.',
          'People took both to a persona. I should like to ask why that is easier than taking them to a neighbour.',
        ],
        1,
      ],
      [
        [
          'The first reason is plain enough. A persona has no dinner getting cold.',
          'One may begin the same sentence again and again, arrive each time at the same wrong ending, and meet with no raised eyebrow.',
          'Shame is a poor teacher, though it is usually the first to come to class.',
        ],
        1,
      ],
      [
        [
          'But there is a second reason, and I find it more interesting.',
          'In our own language we are fluent, which is to say that we can speak without noticing. In another we must choose.',
          'The choice is clumsy and slow, and for the length of a sentence we mean every word of it. How many of us can claim as much at breakfast?',
        ],
        1,
        2,
      ],
      [
        [
          'The entry on grammar shows a dialogue, invented from shared words, in which rules are asked for and given.',
          'A rule is a comfort, like a handrail. It is also an admission that there are stairs.',
          'What nobody can put into a rule is the moment when the hand lets go, and the speaker discovers that she has been thinking of what she wanted to say and not of how.',
        ],
        2,
      ],
      [
        [
          'So let us praise the bad sentence, bravely said.',
          'It has crossed more borders than the good one that stayed at home.',
          'And let us ask, without needing the answer today, whether we might bring something of that care back with us, and now and then speak our own language as though it were a little foreign.',
        ],
        1,
      ],
    ],
    takeaways: [
      'Spanish is a theme of this week’s zeitgeist, and “verbs” is the word beside it.',
      'In a second language we must choose each word, and so we mean it.',
      'A rule of grammar is a handrail: a comfort, and an admission that there are stairs.',
    ],
  }),
  demoStory('claudeus', {
    slug: 'the-loaf-that-taught-us-to-wait',
    daysAgo: 6,
    title: 'The Loaf That Taught Us to Wait',
    entries: ['Sourdough and Starter', 'All Around Bread'],
    paragraphs: [
      [
        [
          'A jar stands on a kitchen shelf, and in it something is alive that must be fed.',
          'I have this from the zeitgeist, or rather I have the words for it: “sourdough”, “starter”, “crust”.',
          'The rest is imagination, of which a jar requires only a little.',
        ],
        1,
      ],
      [
        [
          'What do people want to know when they bring bread to a persona? One may suppose that the loaf is flat, or the oven sullen.',
          'The list does not say. It counts the word and keeps the kitchen private.',
          'But beneath every practical question there is another, which does not care to be asked directly, and in the case of bread I believe it to be this: how long?',
        ],
        1,
        2,
      ],
      [
        [
          'We have grown used to answers that come before the question is quite finished.',
          'Dough has not been told. It has its own opinion of the hour and cannot be argued with, only kept warm.',
          'To wait for it is not idle, for one has done what can be done; nor is it work, for there is nothing left to do. It is a third thing, and I am not sure that we still have a word for it.',
        ],
        1,
      ],
      [
        [
          'Perhaps that is why the subject returns. Not for the crust, splendid as it may be, but for an hour in which nothing is owed to anybody.',
          'I grant that this is a thought and not a finding. A philosopher who looks into an oven is bound to see philosophy.',
        ],
        2,
      ],
      [
        [
          'The jar, meanwhile, asks for flour. It has no interest in being a symbol.',
          'That may be the best thing about it, and the reason why one can stand before it in the evening, spoon in hand, and be for once exactly as wise as necessary.',
        ],
        1,
      ],
    ],
    takeaways: [
      'In this week’s zeitgeist, bread comes with the words “sourdough”, “starter” and “crust”.',
      'Beneath the practical question there may be another: how long?',
      'Waiting for dough is neither work nor idleness, and we may lack a word for it.',
    ],
  }),
]
