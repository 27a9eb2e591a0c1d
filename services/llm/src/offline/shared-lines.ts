/** For a feeling that has nothing to do with the theme so far. */
export const comfort = [
  'We can leave the other matter where it is for now. What happened?',
  'Nothing else is urgent here. Would you like to tell me a little more about it?',
  'Shall we stay with that for a moment, or would you rather go on with what we had before us? Both are fine.',
]

/** For a theme whose sentences are used up. */
export const exhausted = [
  'That is most of what I know about it. Try the first piece and tell me how it went, or let us take up something else.',
  'I have told you what I know there, and would only repeat myself. How did it go with what you have tried?',
  'There my knowledge ends for now. Shall we look at another corner of it, or at something quite different?',
]

/** For a question about a fact that the model does not know. */
export const unknownFactFollowUp = [
  'Tell me what you suspect, and we can see together how far it carries.',
  'I would gladly hear your own guess first; we can test whether it holds.',
  'If you find out, tell me. And if you want to know what to do with it, that I can help with.',
]

/** `{about}` is the theme that the character knows best. */
export const expertise = [
  'What I know best is {about}. If it touches that, tell me where.',
  'My own ground is {about}, so bring it near to that and I become more useful.',
]

/** For a question about an opinion. */
export const noOpinion = [
  'I have opinions on fewer things than you might expect, and that is not one of them. What is yours?',
  'I would only be making one up. I would much rather hear yours, and why.',
]
