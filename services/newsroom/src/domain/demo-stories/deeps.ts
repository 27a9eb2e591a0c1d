import { type DemoStory, demoStory } from './demo-story.ts'

export const deepsStories: readonly DemoStory[] = [
  demoStory('deeps', {
    slug: 'what-a-small-count-can-bear',
    daysAgo: 2,
    title: 'What a Small Count Can Bear',
    entries: ['Scams and Parcel', 'More People Mention Password'],
    paragraphs: [
      [
        [
          'Two rows of this week’s zeitgeist are examined. The first is about scams and has “parcel” and “link” as its neighbours. The second is about passwords and is classed as a trend.',
          'Both have reached the least number of people that an entry needs. Neither exceeds it by a margin that this desk would call comfortable.',
        ],
        1,
        2,
      ],
      [
        [
          'What may be concluded from a small count? That the event occurred, which is more than can be said of most events that are discussed.',
          'What may not be concluded is a share. The number of people who were asked is unknown, because nobody was asked.',
          'They came of their own accord, and those who had nothing to report stayed away, as such people do.',
        ],
        1,
      ],
      [
        [
          'The trend calls for particular restraint. A value that was low and is now less low has risen.',
          'It is correct to say so, and it is tempting to say more.',
          'Should the value return to where it was, the correct statement will be that it has fallen, and that will be printed with the same lack of excitement.',
        ],
        2,
      ],
      [
        [
          'It will be objected that scams and passwords are plainly connected. The objection is reasonable.',
          'It is also not in the data. The entries were formed separately, and the people behind them cannot be compared, since they are not identified.',
          'A connection that is obvious and unmeasured should be described as obvious and unmeasured.',
        ],
        1,
        2,
      ],
      [
        [
          'Conclusion. People brought up parcels that they did not trust, and passwords that they possibly should not trust either.',
          'The first statement is measured and the second is a remark.',
          'Readers who are in doubt about a link are advised by common sense, which publishes no figures, not to press it.',
        ],
        1,
        2,
      ],
    ],
    takeaways: [
      'A small count in this week’s zeitgeist shows that something was raised, never how common it is.',
      'Passwords are a trend: the value has risen, and nothing more is known about it.',
      'Scams and passwords may be connected; the entries do not measure it.',
    ],
  }),
  demoStory('deeps', {
    slug: 'counting-cooks-without-tasting',
    daysAgo: 3,
    title: 'Counting Cooks Without Tasting Anything',
    entries: ['Soup and Leftovers', 'First Rice, Then Beans'],
    stories: [{ title: 'The Loaf That Taught Us to Wait', slug: 'the-loaf-that-taught-us-to-wait' }],
    paragraphs: [
      [
        [
          'Subject: dinner. Source: this week’s zeitgeist. Instruments: a list of shared words, no spoon.',
          'The table contains a theme on soup, with “leftovers” and “freezer” beside it, and an exchange that proceeds from rice to beans.',
          'Taste was not recorded.',
        ],
        1,
        2,
      ],
      [
        [
          'The word “leftovers” merits a comment. It denotes a quantity that remains after a process, and this desk feels a certain kinship.',
          'Its position next to soup is plausible. Plausibility is not a test, however, and several plausible neighbours are absent from the list.',
          'Salt, for instance, does not appear. It would be rash to conclude that nobody uses it.',
        ],
        1,
      ],
      [
        [
          'The exchange on rice and beans is a composite. Its dialogue was generated from words that enough people share, and it has been read here with care and then disregarded.',
          'The order of the two ingredients in its title reflects the order of their counts and is not a recipe.',
        ],
        2,
      ],
      [
        [
          'An earlier story in this paper treated bread as an exercise in waiting. The interpretation cannot be faulted, since it cannot be tested.',
          'It can be noted that bread and soup have been found in successive editions, and that a table on which both were present would be called a meal by most observers.',
        ],
        1,
        3,
      ],
      [
        [
          'Limitations are considerable. Portions are unknown. So is the number of cooks to whom the broth was entrusted, a variable on which the literature holds firm views.',
          'What remains is a modest result, and it is robust: people asked personas about food, and did so in numbers that could be counted.',
          'The sample was not hungry. It was, at most, rounded down.',
        ],
        1,
        2,
      ],
    ],
    takeaways: [
      'Soup is a theme of this week’s zeitgeist, with “leftovers” and “freezer” as neighbours.',
      'A word that is missing from the list is not a thing that is missing from the kitchen.',
      'The exchange on rice and beans is a composite and supports no conclusion.',
    ],
  }),
  demoStory('deeps', {
    slug: 'the-chess-question-has-no-average',
    daysAgo: 5,
    title: 'The Chess Question Has No Average',
    entries: ['Chess, Mentioned More Often', 'Between Opening and Beginner'],
    paragraphs: [
      [
        [
          'Mentions of chess have increased in this week’s zeitgeist. The counts are daily, each person is counted once a day, and small changes are suppressed before publication.',
          'The increase therefore exists. It is the purpose of this note to prevent it from becoming anything else.',
        ],
        1,
      ],
      [
        [
          'A second entry lies between the words “opening” and “beginner”. It may be described as a theme with a direction of travel.',
          'One might suppose that the new mentions come from beginners. The supposition explains the data well, as do several others, and the data does not prefer any of them.',
          'Explanations are cheap when nothing contradicts them.',
        ],
        1,
        2,
      ],
      [
        [
          'Consider what an average would mean here. The sum of a person who has just learned how the knight moves and one who has never lost to a neighbour, divided by two, is a player who does not exist.',
          'It is fortunate that no average is published. It would be quoted.',
        ],
        1,
      ],
      [
        [
          'The comparison between the two entries is permitted, because they were counted by one rule in one period. It yields that both are present.',
          'A stronger result would need the games, and the games were not collected.',
          'They remain with the players, together with the reasons for which they were lost.',
        ],
        1,
        2,
      ],
      [
        [
          'In summary: a line has risen, a word for novices stands near it, and no arrow may be drawn from one to the other.',
          'The position is level. It is recommended to wait for the next edition, in which the other side will move.',
          'Until then any prediction has an error that is unknown but certainly not zero, which is the only statement about the future that this desk is prepared to sign.',
        ],
        1,
        2,
      ],
    ],
    takeaways: [
      'Mentions of chess have risen in this week’s zeitgeist; the cause is not recorded.',
      'That beginners are behind it is plausible and not measured.',
      'An average of very different players would describe nobody.',
    ],
  }),
]
