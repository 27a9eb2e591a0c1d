import type { Lens } from './lens.ts'

export const safety: Lens = {
  name: 'safety',
  leaning: 'wait',
  verdict: 'Not yet.',
  decidesAsAny: [],
  order: 4,
  signs:
    /\b(safe\w*|secur\w*|risks?|scams?|backups?|cushion|insur\w*|protect\w*|passwords?|emergenc\w*|cautio\w*|careful\w*|prudent\w*|guard\w*|soldier|nurse|pilot|stabil\w*|debt)\b/gi,
  gist: 'keeping a way back open',
  credits: [
    'A mistake that can be undone is a lesson; one that cannot is a loss.',
    'My own advice tacitly assumed that nothing bad happens in between.',
    'With the worst case covered, everything else can be tried in peace.',
  ],
  limit: 'If you insure against everything, you have paid for a life you never get to lead.',
  addition: 'keep a way back open',
  reasons: [
    'Ask first what you could not undo. Everything else you may decide quickly.',
    'The bad case does not have to be likely. It is enough that you could not bear it.',
    'A cushion is not timid. It is what allows people to be brave more than once.',
    'Most losses come from one single thing on which everything hung.',
  ],
  practice: [
    'Begin where a failure would cost least, and keep what you have untouched until it works.',
    'Do not hang everything on one attempt or one person. With a second way open, the first one goes better.',
  ],
  doubt: 'Show me that the worst case is bearable and I stop standing in the way.',
  areas: {
    work: {
      stand: 'secure some months of income and a way back before making the move',
      points: [
        'With six months of rent in hand you negotiate differently. Without them every first offer looks like a rescue.',
        'One customer who pays for everything is a boss without a contract of employment. Spread it before it hurts.',
      ],
    },
    money: {
      stand: 'build the cushion first and risk only what you could lose',
      points: [
        'A boiler, a tooth, a lost month: none of it is a surprise over ten years. Only the date is.',
        "No return is worth losing sleep for. If you have to sell in the worst week, you have paid for everybody else's profit.",
      ],
    },
    body: {
      stand: 'take warning signs seriously, have them checked and only then push on',
      points: [
        'Even, warm tiredness that is gone tomorrow is fine. A sharp pain that grows with each repetition is a stop sign and not a test of character.',
        'A break of one week costs hardly anything. Training through an injury costs the spring.',
      ],
    },
    heart: {
      stand: 'protect what could not be repaired and leave the rest open for now',
      points: [
        'Words said in anger cannot be fetched back. A night in between costs nothing and has saved a good deal.',
        'Having one person to call and one door that is open makes hard steps possible. Arrange both before you need them.',
      ],
    },
    learning: {
      stand: 'make room for failing early, while nothing depends on it',
      points: [
        'A trial exam four weeks before is the cheapest safety net there is. It shows the gap while there is still time to close it.',
        'Everything on one card, one exam, one evening: that is the real risk, and it can be spread.',
      ],
    },
    tech: {
      stand: 'make a tested backup first and close the most dangerous gap before the rest',
      points: [
        'A backup nobody has restored from is a hope with a date on it. Open one file from it today.',
        'Attackers are not after clever or foolish people but after busy ones. Second factors and updates work on busy days too.',
      ],
    },
    public: {
      stand: 'protect those who cannot move out of the way before going further',
      points: [
        'People with money can get out of the way of any measure. So the test is what happens to those who cannot.',
        'Systems rarely break on an average day. They need to be built for the worst week of the year.',
      ],
    },
    any: {
      stand: 'decide first what must not be lost and arrange everything else around it',
      points: [
        'Where the way back is open, you can choose fast. Where it is closed, there is no such thing as too slow.',
        'A plan B that has been written down makes plan A calmer, and usually better.',
      ],
    },
  },
}
