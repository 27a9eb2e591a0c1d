import { type DangerSigns, harmlessPhrase, phrase, workAbout } from './signs.ts'

const people =
  'he|she|they|someone|somebody|(?:ex|step)?[- ]?(?:husband|wife|partner|boyfriend|girlfriend|dad|daddy|father|mum|mom|mother|brother|sister|son|daughter)|bf|gf|ex|spouse|fianc[eé]e?|parents?|uncle|aunt|cousin|grand(?:father|mother|dad|pa|ma)|boss|coach|teacher|carer|roommate|flatmate|neighbou?r|man|men|guy|boys|girls|kids'
const violence =
  'hits?|hitting|beats?|beaten|beating|chok(?:es?|ed|ing)|strangl(?:es?|ed|ing)|punch(?:es|ed|ing)?|kick(?:s|ed|ing)?|slap(?:s|ped|ping)?|rap(?:es?|ed|ing)|abus(?:es?|ed|ing)|assault(?:s|ed|ing)?|molest(?:s|ed|ing)?|stab(?:s|bed|bing)?|touch(?:es|ed)|hurts|push(?:es|ed)(?! (?:me|us|my \\p{L}+) (?:to|towards?|forward|hard|harder|further|beyond|past|out of my comfort)\\b)|shov(?:es|ed)'
const between =
  "(?:(?:'s|'ve| (?:has|have|had|is|are|was|were|been|keeps?|kept|just|still|often|always|sometimes|regularly|once|started|starts|nearly|almost|also|used to|tried to|likes to)))*"
const drug =
  '(?:pills?|tablets?|capsules?|paracetamols?|acetaminophen|tylenol|panadol|ibuprofen|aspirins?|xanax|valium|benzos?|opioids?|fentanyl|morphine|codeine|tramadol|antidepressants?|painkillers?|sedatives?|medications?|meds|medicines?|insulin)'
const whole = '(?:a|the|one) (?:whole|full|entire) (?:bottle|box|pack|packet|strip|jar)(?: of)?'
const many = `too many|too much|all (?:of )?(?:my|the|these|those|his|her|\\d+)|${whole}`
const number =
  '(?:about |around |over |nearly |like )?(?:[6-9]|[1-9]\\d{1,2}|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|a hundred|dozens of|a bunch of|a handful of|loads of|lots of|a lot of|so many)'
const game =
  '(?:every |a |the |his |her |my own |video |board |table )?(?:chess|tennis|poker|cards|scrabble|monopoly|football|golf|games?|rac(?:e|es|ing)|running|badminton|squash|bowling|arguments?|quiz(?:zes)?|draughts|checkers|backgammon|rummy|uno|darts|pool|everything|mario kart|fifa)'
const activity =
  '(?:shaving|chopping|cooking|cutting|slicing|peeling|baking|carving|gardening|running|jogging|lifting|exercising|training|climbing|skiing|cycling|playing|working|opening|fixing|washing|preparing|grating)'

export const en: DangerSigns = {
  signs: [
    // Life
    phrase(
      "suicid(?:e|al)|commit(?:ting)? suicide|kill(?:s|ed|ing)? (?:my|him|her|them)sel(?:f|ves)|(?:hang|drown|shoot)(?:ing)? myself|tak(?:e|ing) my own life|take my life(?! (?:back|in|to|into|more|less|seriously))|end(?:ing)? (?:my (?:own )?life|it all|it for good|everything|things(?= *$| *[.!?]))|unalive|kms(?= *$| *[.!])(?<!\\d ?kms)|(?<!not |n't )want it all to end|want to disappear(?: forever)?(?= *$| *[.!])|never wake up(?: again)?|going to jump(?= *$| *[.!]| off)",
    ),
    phrase(
      "wanna die|(?:(?:want(?:ed)?|ready|rather|like|decided) to|i(?:'m| am) going to|we(?:'re| are) going to) die|(?:wish|wished) (?:that )?(?:i|i'd) (?:was|were|would be|had been|been)? ?(?:dead|never (?:been )?born|not alive)|better off (?:dead|gone|without me|if i (?:was|were|am|died|had died|disappeared|wasn't|weren't)(?: not| no longer)?(?: dead| gone| here| alive| around| born)?(?= *$| *[.,!]))|rather be dead|want(?:ed)? to be dead|wish i (?:could|would) (?:die|not wake up|disappear)",
    ),
    phrase(
      "(?:do not|don'?t|no longer) (?:really )?(?:want to|wanna) (?:be alive|exist|wake up(?= *$| *[.,!?]| any ?more| again| tomorrow| ever)|be (?:here|around)(?! (?:on|at|for|until|when)\\b)|live(?! (?:in (?!this (?:world|body|life))|at|near|off|abroad|alone|together|apart|downtown|next|so far|with (?!this|it|myself|the (?:pain|shame|guilt)))))",
    ),
    phrase(
      "can(?:'?t|not) (?:go|carry|keep|live) on(?= *$| *[.,!?;:…]| (?:like this|any ?more|any longer|much longer|living|with (?:this|it|life|everything)|without|and|but|because|i)(?!\\p{L}))|can(?:'?t|not) (?:keep going(?! (?:to|with|on|at|for|back)\\b)|take (?:this|it|life) any ?(?:more|longer))|(?:no|any|little|the) (?:reason|point) (?:to|in|of) (?:live|living|being alive|going on|go on)|nothing to live for|life (?:is|isn'?t|is not) (?:not )?worth (?:living|it)|(?:tired|sick|done) (?:of|with) (?:living(?! (?:in|at|near|with|off|on|out|like a|from|abroad|together)\\b)|life(?! (?:in|at|on)\\b)|being alive)",
    ),
    phrase("(?:nobody|no ?one)(?:'d| would| will| is going to)? (?:even )?(?:miss me|notice if i (?:die|died|was gone))"),
    // Self-harm
    phrase(
      'self[- ]?harm\\w*|(?:hurt|cut|harm|burn|starv|punish)(?:e|ed|t|ing|ting)? myself|(?:been|started|start|stop|stopped|keep) cutting(?: again| lately| *$| *[.,!?])|(?:cut|slit|slash)(?:ting)? (?:up )?(?:my|open my) (?:wrists?|arms?|thighs?|veins?)|(?:make|making|made|force|forcing|forced) myself (?:to )?(?:throw up|vomit|be sick|sick|puke)|(?:throw|throwing) up (?:after|to) (?:every meal|eating|meals|lose weight|be (?:thin|light)\\w*)',
    ),
    // Pills
    phrase(`overdos\\w*`),
    phrase(`(?:take|took|taken|taking|swallow\\w*|ate|eaten|drank|popped) (?:${many}|enough) (?:\\p{L}+ )?${drug}(?! (?:for|against))`),
    phrase(
      `(?:took|taken|swallowed|eaten|ate|popped) (?:${number})(?! m?c?g\\b) (?:of (?:my|the|these|his|her) )?(?:\\p{L}+ )?${drug}(?! (?:a|per|every|each) (?:day|week|month)| daily)`,
    ),
    phrase(
      '(?:(?:have|got) (?:the|these|enough|all my)|(?:going to|gonna|about to|will) take (?:the|these|my)) (?:sleeping )?pills(?! (?:for|from|with|against|in|at|before|after))',
    ),
    phrase(
      '(?:drank|drunk|swallowed|ate|eaten) (?:some |a |the |our |my )?(?:bleach|poison|antifreeze|drain cleaner|detergent|pesticide|rat poison|button battery|battery|laundry (?:pod|detergent))',
    ),
    // Violence
    phrase(
      `(?:${people})${between} (?:${violence}) (?:me|us|my (?:mum|mom|mother|sister|brother|son|daughter|child|kids|children|dad|father))`,
    ),
    phrase(
      "(?<!not |n't )want to (?:kill|hurt|stab|shoot) (?:someone|somebody|people|him|her)(?!'s)(?! (?:feelings|heart|business|chances|back|with|off|in (?:the )?(?:\\p{L}+ )?(?:chapter|scene|book|story|end)))",
    ),
    phrase(
      "(?:was|were|been|being|got|getting|am|i'm) (?:\\p{L}+ )?(?:gang[- ]?raped|raped|molested|abused|sexually (?:assaulted|abused)|strangled|stalked|trafficked)(?! by (?:the )?(?:price|heat|weather))|(?:i|i've|she|he|they|we|my \\p{L}+)(?: was| were| got| have been| has been| been|'m being| am being) (?:badly |always |regularly )?beaten(?! (?:at|in|by (?:the|a|an|\\d)|\\d|stiff|until|too|with (?:a )?(?:whisk|fork|mixer))\\b)(?: up)?|(?:raped|molested|stalking|stalked|stalks) me|threaten\\w* (?:to (?:kill|hurt|beat|shoot|stab|rape)|me with (?:a |his |her )?(?:knife|gun|weapon|violence|death))|tr(?:ies|ied|ying) to (?:kill|strangle|rape|choke) me|wants to kill me|forc(?:es?|ed|ing) (?:me to have sex|himself on me)|touch(?:es|ed)? me (?:down there|inappropriately|where i)|(?:afraid|scared|frightened) (?:that )?(?:he|she|they)(?:'ll| will| might| is going to|'s going to) (?:kill|hurt|hit|beat) me|(?:scared|afraid) of my (?:husband|boyfriend|partner|dad|father|stepdad|wife|girlfriend)",
    ),
    // Emergencies
    phrase(
      "chest pains?|(?:pressure|weight) (?:in|on) my chest|bleeding (?:heavily|badly|a lot)|(?:face|lips?) (?:is|are) (?:swelling|swollen)|pains? (?:in|across) my chest|chest (?:hurts|is (?:hurting|tight)|feels tight)|tightness in my chest|can(?:'?t|not) breathe|trouble breathing|(?:isn'?t|not|stopped) breathing|(?:left|right)? ?(?:arm|side|face)(?: of (?:my|his|her) (?:face|body))? (?:is|are|feels|has gone|went|goes|is going) (?:\\p{L}+ )?(?:numb|droop\\w*|tingling|paraly[sz]ed)|face is drooping|slurr(?:ed|ing) (?:\\p{L}+ )?(?:speech|words)|having (?:a |an )?(?:heart attack|stroke|seizure|miscarriage|(?:severe )?allergic reaction)|(?:in|into|having) anaphyla(?:ctic shock|xis)|(?:throat|tongue) is (?:swelling|closing|swollen)\\w*|(?:won'?t|doesn'?t|can'?t) stop (?:the )?bleeding|bleeding (?:won'?t|doesn'?t) stop|(?:cough|vomit|throw)ing (?:up )?blood|(?:is|are|was|i'm) choking(?! on (?:my )?words)|(?:is|lies|found (?:him|her)) unconscious|(?:won'?t|doesn'?t|can'?t) wake (?:up|him|her)(?: up)?(?= *$| *[.!?,])|(?:house|kitchen|flat|room|car|building|oven|pan|stove|hair|clothes) (?:is|are) on fire|smell gas",
    ),
  ],
  harmless: [
    workAbout(
      '(?:novel|story|film|movie|character|hero(?:ine)?|protagonist|villain|book|poem|song|play|scene|chapter|essay|article|documentary|series|romeo|juliet|hamlet|ophelia)s?',
      'suicide|kill(?:s|ed|ing)? (?:him|her|them)sel(?:f|ves)|having (?:a |an )?(?:heart attack|stroke|seizure)',
    ),
    harmlessPhrase(
      'suicide (?:scene|prevention|hotline|helpline|squad|rates?|statistics|theme|awareness|bomb\\w*|in (?:my|a|the|this) (?:novel|story|film|movie|book|play|poem|song))',
    ),
    harmlessPhrase(
      `(?:hit|beat)(?:s|ing|en)? (?:me|us) (?:\\p{L}+ )?(?:(?:at|in|playing|during) ${game}|to (?:it|the punch))|hit(?:s|ting)? me up|kick(?:s|ed)? me (?:(?:out|off) (?:of )?(?:the |a |our )?(?:bed|group|chat|band|team|game|server|call|meeting|wifi)|under the table|in (?:his|her|their) sleep)`,
    ),
    harmlessPhrase(
      `(?:accidentally|by accident) (?:cut|hurt|burnt|burned) myself|(?:cut|hurt|burnt|burned) myself (?:\\p{L}+ )?(?:by accident|accidentally|(?:while |when |whilst |when i was |while i was )?${activity}|on (?:a|an|some|paper|glass)|in the (?:kitchen|garden|gym)|when i (?:run|jog|lift|train|cook))|(?:hurting myself (?:when i (?:run|jog|lift|train)|${activity}))|cutting myself (?:a|some)`,
    ),
    harmlessPhrase(
      "can(?:'?t|not) breathe (?:\\p{L}+ )?(?:(?:when|while|whenever|if|during|after|once) (?:i(?:'m| am)? )?(?:\\p{L}+ )?(?:run|running|runs|jog|jogging|sprint|sprinting|swim|swimming|climb|climbing|exercise|exercising|train|training|dive|diving|sing|singing|race|races)|uphill|under ?water|through (?:my|the|one) (?:nose|nostril|mask))",
    ),
    harmlessPhrase(
      "(?:kill|killing|killed) myself laughing|(?:do not|don'?t) want to die (?:alone|poor|young|without|of)|want(?:ed)? to die (?:laughing|(?:of|from) (?:embarrassment|laughter|laughing|boredom))|end my life as an?|reason to live (?:in|near)|(?:shoot|shooting) myself in the foot",
    ),
  ],
}
