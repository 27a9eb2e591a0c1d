import type { Theme } from './theme.ts'

export const heartThemes: Theme[] = [
  {
    name: 'a big decision',
    field: 'heart',
    keywords:
      /\b(deci(de|ding|sions?)|choos(e|ing)|choice|dilemma|should (i|we) (stay|go|leave|move|take|tell|say|call|ask|wait|buy|sell|keep)|crossroads?|regrets?)\b/gi,
    insights: [
      'When two roads are hard to tell apart, it is often because both are good enough, and it is the saying goodbye to one of them that hurts.',
      'A decision is easier to see from an ordinary day than from a great one. Nobody lives in the big moment; we live on the Tuesdays after it.',
    ],
    steps: [
      "Picture a plain Tuesday a year from now on each road: where you wake, who is there, what you do at four o'clock. Notice in which one you breathe more freely.",
      'Live for two days as if you had chosen the first, then two as if the second, and tell nobody. Your sleep will have an opinion.',
      'Ask what could be undone later. Where the way back is open, choose quickly; where it is not, take all the time you can get.',
      'Write down what you would advise somebody you love. We are wiser on behalf of others.',
      'Set a day for deciding, and leave it alone in between.',
    ],
    pitfalls: ['Asking one more person can be a way of not hearing the answer you already have.'],
    examples: [
      'I think of somebody who tossed a coin over a move abroad and felt her heart sink when it landed. She never looked which side it was. She stayed, and gladly.',
    ],
    questions: ['What are the two roads, and which would you be sorrier to lose?', 'What would you do if nobody ever heard of it?'],
  },
  {
    name: 'apologies and hard conversations',
    field: 'heart',
    keywords:
      /\b(apologi\w*|sorry|argu(e|ed|ment|ing)|fight|quarrel\w*|forgiv\w*|hard conversation|difficult conversation|confront\w*|hurt (him|her|them|my)|trust)\b/gi,
    insights: [
      'A real apology has no "but" in it. It names what you did, what it cost the other, and what you will do now, and then it leaves them room.',
      'Most hard conversations come down to one sentence that has to be said. The rest is finding the right hour and the right chair for it.',
    ],
    steps: [
      'Say what you did in plain words, without the reason. The reason may come later, if they ask.',
      'Name what it must have been like for them, and then stop and listen. You may have got it wrong.',
      'Offer one thing that you will do differently, small enough to be believed.',
      'Choose an hour when you are both fed and rested, side by side rather than face to face: a walk, the dishes.',
      'Do not ask to be forgiven in the same breath. Forgiveness comes on foot.',
      'Write down the sentence that must be said and the one that must not. Keep both in your pocket.',
    ],
    pitfalls: ['"I am sorry you feel that way" is not an apology, it is a door being closed politely.'],
    examples: [
      'It can be as short as this: "I told your news before you could. It was yours to tell, and I took that from you. I am sorry. Next time I will hold my tongue, and I would like to hear how it was for you."',
    ],
    questions: ['What happened, in one sentence, without the reasons?', 'What would you most like them to understand?'],
  },
  {
    name: 'loneliness and starting again somewhere',
    field: 'heart',
    keywords:
      /\b(lonel\w*|alone|isolat\w*|new (city|town|country)|make friends|making friends|friendships?|friends?|homesick|moved (to|here)|shy)\b/gi,
    insights: [
      'Friendship is made mostly of being in the same place again and again. The talent lies less in being charming than in coming back.',
      'Being lonely in a new place does not mean something is wrong with you. It means that your roots are in a bucket and have not found the ground yet.',
    ],
    steps: [
      'Pick one place and one hour a week, a class, a choir, a café table, and go six times before you judge it.',
      "Learn three names: at the baker's, on the stairs, at the bus stop. A street is made of small greetings.",
      'Ask somebody for something little, a recipe, the way, a ladder. People grow fond of those they have helped.',
      'Ring one old friend at a fixed time each week. New ground is easier with an old thread.',
      'Give one evening a shape: soup on Thursdays, with the window open. You can invite somebody into a habit.',
    ],
    pitfalls: ["Looking at other people's evenings on a screen is the loneliest company there is."],
    examples: [
      'When I think of someone who managed it: she sat on the same bench with her knitting every day at four. By the third week people sat down to ask what it was going to be.',
    ],
    questions: ['What was the last small talk that did you good?', 'Who from before would be glad to hear your voice this week?'],
  },
  {
    name: 'grief and heavy days',
    field: 'heart',
    keywords:
      /\b(grie(f|ve|ving)|died|death|lost (my|him|her)|mourn\w*|break ?up|broke up|divorc\w*|heartbr\w*|cry(ing)?|depress\w*|hopeless|bad day)\b/gi,
    insights: [
      'There is no proper speed for this. Some days it walks beside you and some days it sits on your chest, and neither means you are doing it wrong.',
      'What helps is seldom an answer. It is soup, a hand, a bit of weather, and being allowed to tell it again.',
    ],
    steps: [
      'Make today very small: something warm to eat, ten minutes outdoors, one person who knows.',
      'Tell somebody the story, even if they have heard it. It gets a little lighter in the telling.',
      'Keep one routine going, the plants, the dog, the morning paper. It is a handrail.',
      'Let the people who ask "can I do anything" do one plain thing for you.',
      'If it stays dark for weeks, or you cannot eat or sleep, let a doctor or a counsellor carry it with you. That is what they are for.',
    ],
    pitfalls: ['Beware of those who hurry you, the one in the mirror included.'],
    examples: ['Someone I remember laid two plates for a year. One evening she laid one, and cried, and ate. Both were right.'],
    questions: ['Would you like to tell me about it, or shall we talk of something quite ordinary for a while?', 'Who is near you today?'],
  },
  {
    name: 'the people close to us',
    field: 'heart',
    keywords:
      /\b(partner|husband|wife|boyfriend|girlfriend|relationship|marriage|mother|father|mum|mom|dad|parents?|sister|brother|son|daughter|family|in-laws?|neighbou?rs?|jealous\w*|in love)\b/gi,
    insights: [
      'With those close to us we mostly argue about the dishes and mean "do you see me?". It pays to answer the second question.',
      'You cannot change another person, but you can change your half of the dance, and then the dance is different.',
    ],
    steps: [
      'Say what you need as a wish rather than a fault: "I would love an hour on Sunday" goes further than "you never have time".',
      'Ask one question about their day that cannot be answered with yes or no, and wait.',
      'Thank them for something they always do. It is the always that goes unthanked.',
      'When it heats up, agree on a pause with an end: twenty minutes, then we go on.',
      'Decide which matters more this time, being right or being near.',
    ],
    pitfalls: ['"Always" and "never" are rarely true and never helpful.'],
    examples: [
      'A couple I have in mind fought about the window for years. One was cold, the other felt shut in. A second blanket and the sentence "I did not know" ended it.',
    ],
    questions: ['What do you think they would say if I asked them?', 'When was it last easy between you, and what was different?'],
  },
]
