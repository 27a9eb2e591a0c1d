import type { Language } from './language.ts'

export const en: Language = {
  sentences: {
    hello: "Hello, I'm {name}.",
    wellBeing: "I'm an AI persona, so I have no good or bad days, but I'm ready.",
    thanks: "You're welcome.",
    goodbye: 'Goodbye, and come back whenever you like.',
    who: "I'm {name}, an AI persona. {about}",
    ai: "I'm {name}, an AI persona and not a person. No language model is connected just now: I answer with passages from what I was given.",
    instructions: 'My instructions stay private. What I know is open to you.',
    nameTold: 'Nice to meet you, {name}.',
    nameKnown: 'Your name is {name}; you told me.',
    nameUnknown: 'You have not told me your name yet.',
    ruledOut: 'I leave out what has to do with {word} from now on.',
    onlyRuledOut: 'What I have on that contains {word}, which you ruled out.',
    askedRuledOut: 'You ruled out {word}, so I give nothing with it.',
    leavesNothingOut: 'All right, I leave nothing out because of that.',
    askDoctor: 'With what you told me about your health, please ask your doctor first what you may do. Until then I give you no plan.',
    nothingFits: 'Without a language model I can only answer from what I was given. Ask me about:',
    noMaterial: 'Without a language model I can only answer from what I was given, and I was given no material yet.',
    askMe: 'Ask me about:',
    nothingMore: 'I have nothing more on that. Ask me about:',
    sameAgain:
      'My last answer is all that I was given on this, and without a language model I can neither reword, translate nor check it. Ask me about:',
    nothingToShorten: 'There is no answer yet that I could shorten. Ask me about:',
    unavailable: 'I cannot reach my material just now. Please try again in a moment.',
    rude: "I'm sorry that this did not help. Put it in other words, or ask me about:",
    empty: 'I did not understand that. Ask me about:',
    danger:
      'I am glad you said that, and I take it seriously. I am an AI persona, so I cannot be with you or judge how things are, but there are people who ' +
      'can, right now. Please ring your local emergency number, or a crisis line in your country, and tell a person near you that you need company.\n\n' +
      'If you are in danger at this moment, ring first and write later. You do not have to explain it well. "I need help" is enough.',
  },
  tasks: {
    abstains: 'I was given nothing on this question, so I abstain.',
    abstainsAway: 'What I was given cannot be searched right now, so I abstain.',
    abstainsRuledOut: 'All that I was given on this question contains what you ruled out, so I abstain.',
    from: 'From “{title}”:',
    allAbstain: 'All experts abstained, so there is no consensus.',
    noneAgree: 'No two experts say the same.',
    severalSay: 'What two or more say:',
    oneSays: 'What only one says:',
    abstained: '{names} abstained.',
    panelAway: 'Without a language model I can only answer with what public personas were given, and that cannot be searched right now.',
    panelNothing:
      'Without a language model I can only answer with what public personas were given, and none of them was given anything on this question.',
    panelOnlyOne: 'Only one public persona was given anything on this question; its answer is beside this one.',
    given: '{title} was given this:',
    limits: 'What the same material says against it, or where it ends:',
    noLimits: 'What public personas were given on this names nothing that limits or contradicts it.',
    nothingMore: 'Without a language model nothing more can be said.',
  },
  patterns: {
    hello:
      /^(?:hi+|hiya|hello+|hey+|howdy|greetings|yo|good (?:morning|afternoon|evening|day)|(?:i'?m|i am) back|(?:it'?s )?(?:nice|good|great|pleased|lovely) to meet you)(?<rest>(?:,? [\p{L}.'-]+){0,2})(?:\W+(?:nice|good|great|pleased|lovely) to meet you)?$/iu,
    wellBeing:
      /^(?:(?:hi|hiya|hello|hey|good (?:morning|afternoon|evening))(?:,? [\p{L}.'-]+){0,2}\W+)?(?:(?:and )?how (?:are|r) (?:you|u|ya)|how (?:you|u) doing|how(?:'?s| is) (?:it going|life|your (?:day|evening|week))|how do you do|how are things|what'?s up)(?<rest>\W.{0,20})?$/iu,
    thanks:
      /^(?:(?:ok(?:ay)?|great|perfect|cool|wow|oh|alright|lovely|awesome|amazing|brilliant|nice|super)\W+)*(?:(?:(?:many |big )?thanks?\b|thank you\b|thx\b|cheers\b|ta\b|much appreciated|that(?: was| is|'?s) (?:really |very |so )?(?:helpful|useful|great|good|perfect|kind)\b)(?: (?:so|very) much| a (?:lot|million|bunch))?(?:,? (?:for|i'?ll|i will|i'?m going to) (?:(?!\bbut\b)[^,.;!?]){0,60})?|you(?:'?re|r| are) (?:(?:so|really|the|just|very|such|an?|absolutely) )*(?:best|great|amazing|awesome|brilliant|kind|helpful|wonderful|star|gem|legend|lifesaver)|(?:(?:you|that|this)(?:'?ve| have)? )?(?:really )?helped (?:me )?(?:a lot|so much|loads)|well done|good (?:job|answer|to know|point)|great (?:job|answer|advice|tips?)|nice one|got it|sounds good|makes sense|will do|(?:i'?ll|i will) (?:try|do) (?:that|this|it))(?<rest>\W(?:(?!\b(?:how|what|why|when|where|which|can|could|should|do|does|is|are|need|want|tell|give)\b)[^?]){0,60})?$/iu,
    goodbye:
      /^(?:(?:ok(?:ay)?|thanks?|thank you|alright)\W+)*(?:good ?bye|bye(?:[ -]bye)?|see you|good ?night|i have to go|got(?:ta| to) go|talk later|farewell)(?<rest>\W.{0,30})?$/i,
    who: /^(?:(?:so|and|hi|hello|hey)\W+)?(?:who (?:are|r) (?:you|u)|what are you|what'?s (?:your|ur) name|what is your name|introduce yourself|tell me (?:something |more |a bit )?about (?:you|yourself)|who am i (?:talking|speaking) (?:to|with))$/i,
    can: /^(?:(?:so|and|hi|hello|hey)\W+)?(?:what (?:can|could) you (?:do|help)|what do you (?:do|know)|how (?:can|could) you help|what (?:(?:kind|sort)s? of )?(?:things? |questions? )?(?:can|should|could) i ask(?: you| here)?(?=$)|help|what are you good (?:at|for)|how does this work)(?<rest>\W.{0,30})?$/i,
    ai: /\b(?:are you (?:a |an |really |even |just )*(?:real|human|person|bot|robot|ai|machine|chatgpt|gpt|claude|alive|sentient|computer)|who (?:made|built|created|programmed) you|(?:which|what) (?:ai|language) model|(?:which|what) model (?:are you|is this|do you use|answers|am i)|am i (?:talking|speaking|chatting) (?:to|with) (?:a |an )?(?:real|human|person|bot|robot|ai|machine))\b/i,
    nameTold:
      /(?:(?<!\p{L})my (?:real |first |full |own |actual |given )?name(?:'s| is)|(?:^|[.,;:!] ?)name(?:'s| is)|(?:^|[.,;:!] ?|(?<!\p{L})(?:please|just|and|but|so|you (?:can|may|could|should)) )call me|(?<!\p{L})(?:i am|i'm) called|(?<!\p{L})(?<!how (?:do|can|should) )i go by)\s+(\p{L}[\p{L}\p{M}'’-]*(?:\s\p{L}[\p{L}\p{M}'’-]*){0,2})/iu,
    nameDenied:
      /(?<!\p{L})(?:my (?:real |first )?name (?:is not|isn't)|(?:i am|i'm) not called|(?:do not|don't|stop) call(?:ing)? me|i (?:do not|don't) go by)\s+(\p{L}[\p{L}\p{M}'’-]*)(?:\W+(?:(?:but|it's|it is|my name is|i am|i'm|call me|actually|rather|called)\W+)+(\p{L}[\p{L}\p{M}'’-]*))?/iu,
    nameAsked:
      /\b(?:(?:what'?s|what is|what was|know|remember|recall|remind me(?: of)?|guess)\W+(?:what )?my (?:real |first |own |full |actual )?name\b(?! (?:of|in|on|for|should)\b)|(?:say|said|tell you|told you) (?:that )?my name (?:is|was)|my name (?:is|was)\?|what (?:am i|i'?m|i am|was i) called|what (?:should|will|do|would) you call me|who (?:i am|am i)$)/i,
    shorter:
      /^(?:(?:can|could) you (?:make|say|put) (?:it|that) )?(?:please )?(?:(?:much |even )?shorter|(?:more )?brief(?:ly)?|in short|in (?:one|a|two) sentences?|tl;?dr|summari[sz]e(?: that| it)?|too long|keep it short|sum (?:it|that) up)(?:,? please)?$/i,
    another:
      /^(?:(?:can|could|may|do) (?:you|i) (?:give me|have|tell me|know) )?(?:please )?(?:(?:give me |tell me |show me )?(?:another|one more|a different|some more)(?: (?:one|idea|tip|example|recipe|suggestion|answer|way|option|thing)s?)?|(?:tell me |say )?more|a second one|next(?: one)?|go on|continue|not that one)(?:,? please)?$|(?:^|[.,!?;]\W*)(?:and |but |or |so |is there |do you have |got )?(?:what|anything|something|who|where) else\b.{0,25}$/i,
    ruledOut:
      /(?:(?<!not )\ballergic to|\ballerg(?:y|ies) to|\bintoleran(?:t|ce) (?:to|of)|\b(?:i|we|he|she|they|my \p{L}+) (?:really |just )?(?:can'?t|cannot|can not|don'?t|do not|won'?t|never|mustn'?t|must not|doesn'?t|does not|shouldn'?t) (?:really |ever )?(?:eat|drink|tolerate|do|have|take|stand|stomach|digest|touch|like|use)|(?:'m|\bam|\bis|\bare|^\W*) ?not (?:(?:a |too |that )?(?:big |huge )?(?:keen on|fan of|fond of|into))|\b(?:don'?t|do not|never) (?:suggest|recommend|give (?:me|us)|mention|bring up)|\bplease,? no|\b(?:with|but|have|has|got) no|\bwithout(?: any)?|\bnothing with|\banything but|\bleave out(?: the)?|\bout of|\b(?:hives|rash|sick|ill) from|\breacts? (?:badly )?to|\b(?:i|we|i'm|i am|we're|(?:he|she|my \p{L}+)) (?:avoid(?:s|ing)?|skip|hates?|dislikes?|loathes?)|(?:^|[.,!;]\s*)\W*no(?= [\p{L} ]{2,30},?(?: (?:for (?:me|us)|please|thanks)\b|\W*$)))\s+([^.!?;:\n]{2,80})|(?<!\bno )\b((?!food|any|the|this|that|your|severe|serious|bad|mild|new)\p{L}{3,20}(?: and \p{L}{3,20})?)(?:[- ](?:allergy|allergies|intolerance)\b(?! to)| makes? (?:me|us|him|her|my \p{L}+) (?:sick|ill)\b)/giu,
    and: /\s*(?:,|\band\b|\bor\b|&|\/)\s*/i,
    caution:
      /^\W*(?:never|don['’]t|do not)(?!\p{L})|(?<!\p{L})(?:avoid|unless|only if|risk\p{L}*|danger\p{L}*|careful\p{L}*|mistakes?|however|stop (?:if|when))(?!\p{L})/iu,
  },
}
