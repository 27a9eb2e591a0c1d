/**
 * What in a part of a message rules out a food, in ten languages at once, because a short
 * message does not show its language. Texts have plain apostrophes.
 */
const word = (...alternatives: string[]) => new RegExp(`(?<!\\p{L})(?:${alternatives.join('|')})(?!\\p{L})`, 'iu')

const notEnglish =
  "(?:(?:ca|could|must|should|do|does|did|wo|would)n'?t|(?:can|could|may|must|should|do|does|did|will|would) ?not|refuses? to|never|no longer|nobody|no ?one|none of \\p{L}+|neither|not|isn't|aren't|stop(?:ped|s|ping)?|quit)"
const eatEnglish = '(?:eat|eats|eating|drink|drinks|drinking|tolerate|tolerates|digest|stomach|touch|consume)'
const notAndEat = (not: string, eat: string) => `(?=.*(?<!\\p{L})(?:${not})(?!\\p{L})).*(?<!\\p{L})(?:${eat})`

/** Rules out the foods of its part: an allergy, an illness, or that the person does not eat them. */
const refuses = [
  word(
    `${notEnglish} (?:\\p{L}+ ){0,2}${eatEnglish}(?! (?:enough|much|many|too))`,
    "(?:(?:ca|must|should)n'?t|(?:can|may|must|should) ?not|rather not|not allowed(?: to)?|not supposed to) (?:really )?(?:have|do|take)",
    "(?:do|does)(?:n'?t| not) (?:do|fancy|care for|like)(?! (?:my|the|how|when|that|it))",
    '\\p{L}*allerg\\p{L}*|alerg\\p{L}*|alérg\\p{L}*|anaphyla\\p{L}*|epi-?pen|\\p{L}*into?l+[eé]ran\\p{L}*|sensitiv(?:e|ity) to|hives|rash|itch\\p{L}*|eczema|migraines?|bloat\\p{L}*|cramps?|stomach ?aches?',
    "(?:makes?|made) (?:me|us|him|her|them|my \\p{L}+) (?:feel )?(?:sick|ill)|(?:sick|ill|swell\\p{L}*(?: up)?) from|upsets? (?:my|our|his|her|their)|triggers?|reacts? (?:badly )?to|off[- ]limits|(?:is|are) out$|leave (?:the )?\\p{L}+ (?:out|off)|forbidden|disgusting|yuck|despises?|loathes?|(?:\\p{L}+n'?t|not) (?:my thing|agree with (?:me|us|him|her|my))",
    '(?:trouble|problems?|issues?) (?:digesting|eating|tolerating)',
    notAndEat('nicht|kein\\p{L}*|nie', 'vertr[aä]g\\p{L}*|ess(?:e|en)|isst|trink\\p{L}*|mag|mögen|d[aü]rf\\p{L}*'),
    'unverträglich\\p{L}*|verzichte\\p{L}*|meide\\p{L}*|vermeide\\p{L}*|hass(?:e|t|en)|verboten',
    '(?:mang\\p{L}*|boi[st]|support\\p{L}*|digèr\\p{L}*|tolèr\\p{L}*|prend\\p{L}*) (?:\\p{L}+ )?(?:pas|plus|jamais)|(?:pas|plus|jamais) (?:le droit de |de )?(?:manger|boire|supporter|digérer)',
    'évite\\p{L}*|interdit\\p{L}*|déteste\\p{L}*|rend(?:ent)? malade',
    'no (?:(?:puedo|puede|podemos|suelo|se|me|nos|debo|debe|debemos|quiero|quiere|le|les|te|lo|la|ya|nunca) ){0,2}(?:com(?:o|e|er|emos|en)|beb(?:o|e|er)|toler\\p{L}*|soport\\p{L}*|sient\\p{L}*|gust\\p{L}*)',
    'evit[aoe]\\p{L}*|prohibid\\p{L}*|odi[oa]|detest[oa]|(?:hacen?|sientan?|caen?) (?:daño|mal)',
    'non (?:\\p{L}+ ){0,2}(?:mangi\\p{L}*|bev\\p{L}*|bere|toller\\p{L}*|sopport\\p{L}*|diger\\p{L}*|piac\\p{L}*)',
    'viet\\p{L}*|fa(?:nno)? male',
    'não (?:(?:posso|pode|podemos|costumo|se|devo|deve|devemos|quero|quer|me|lhe|consigo|consegue|mais) ){0,2}(?:com(?:o|e|er|emos|em)|beb\\p{L}*|toler\\p{L}*|suport\\p{L}*|gost\\p{L}*)',
    'proibid\\p{L}*|odeio|faz(?:em)? mal',
    'аллерги\\p{L}*|неперенос\\p{L}*|нельзя|не (?:\\p{L}+ ){0,2}(?:ем|ест|едим|едят|есть|пью|пьёт|пьет|пить|перенос\\p{L}*|люблю|любит|употребля\\p{L}*)|избега\\p{L}*|исключ\\p{L}*|отказал\\p{L}*|ненавиж\\p{L}*|противопоказ\\p{L}*',
    'حساسي\\p{L}*|(?:لا|ما|لم) (?:\\p{L}+ )?(?:آكل|أأكل|يأكل|تأكل|نأكل|أكل|أشرب|يشرب|تشرب|شرب|أتحمل|يتحمل|تتحمل|أحب|يحب|تحب|أتناول|يتناول|تتناول|نتناول|تناول)|ممنوع\\p{L}*|أتجنب|يتجنب|تتجنب|أكره',
  ),
  /过敏|過敏|不耐受|不(?:能|可以|可|想|爱|会)?(?:吃|喝|碰)|吃不了|喝不了|忌|戒|不要(?:放|加|有)?|别放|别加|不放|不加|不太?喜欢|讨厌/u,
  /アレルギー|不耐|抜き|なしで|以外|食べられ(?:ない|ません)|食べ(?:ない|ません)|飲め(?:ない|ません)|飲ま(?:ない)|飲みません|[だダ][めメ]|駄目|NG|禁止|避け|控え|嫌い|きらい|苦手/u,
]

/** Rules out the food that follows within three words: `no dairy`, `stopped eating meat`. */
export const refusesNext = word(
  "(?<!(?:has|have|had|got|is|was|there's|there) )no(?! (?:idea|clue|time|need|matter|\\p{L}+ left))|avoid(?:s|ing)?|except(?: for)?|excluding|apart from|(?:any|every)thing but|not(?= \\p{L}+\\W*$)|stopped|quit|(?<!(?:not|n't|never) (?:want to )?)(?:g[ai]ve(?:n|s)?|giving) up|cut(?:ting)? out|(?:i'm|i am|is|are|we're|been|gone) off|(?:stay|steer|keep)(?:s|ing)? (?:well )?(?:away from|clear of)|skip|hold|leave (?:out|off)|(?:says?|said|told me) no|nothing with",
  'außer|kein(?:e|en|er)?(?! ahnung)|nichts mit',
  'pas de?|sauf|aucune?|rien avec',
  'excepto|salvo|nada (?:de|con)',
  'tranne|eccetto|niente',
  'exceto|nada (?:de|com)',
  'кроме',
  'خال[يٍ]? من|خالية من|ما عدا|إلا',
)

/** Leaves out the food that follows, for good only when the person says so of what they eat. */
export const without = word('without', 'ohne', 'sans', 'sin', 'senza', 'sem', 'без', 'بدون', 'بلا', 'دون')

/** A food that is lacking at the moment. */
const lacks = [
  word(
    "(?:i|we)(?:'ve| have)(?: got)? no|(?:i|we) got no|(?:ran|run|running|i'm|am|are|we're|is|all) (?:clean |completely )?out of|no (?:\\p{L}+ ){1,2}left|(?:do|did|have|does)n'?t (?:have|got)|(?:do|did|have) not (?:have|got)|there(?:'s| is| are) no|forgot to buy",
    'hab(?:e|en|t)? (?:ich |wir )?kein\\p{L}*|fehl(?:t|en)',
    "ai (?:pas|plus)|avons (?:pas|plus)|n'y a (?:pas|plus)",
    'no (?:me |nos )?(?:tengo|tenemos|qued\\p{L}*|hay)',
    "non (?:ho|abbiamo|c'è|ci sono)",
    'não (?:tenho|temos|há|tem)',
    '(?:у меня|у нас|дома) (?:\\p{L}+ )?(?:нет|закончил\\p{L}*|кончил\\p{L}*)|нет дома',
    'ليس (?:لدي|عندي|لدينا)|ما عندي|نفد',
  ),
  /没有|沒有|没了|用完|(?:が|は|も)(?:ありません|ない|切れ|なくなっ)/u,
]

const dietOrAllergy =
  '(?:allerg\\p{L}*|into?l+[eé]ran\\p{L}*|vegan\\p{L}*|vegetarian\\p{L}*|co?eliac|kosher|halal|(?:gluten|dairy|lactose|egg|nut|meat)[- ](?:free|intolerant))'

/** Says that there is no allergy and no diet, or none any more. */
const denies = [
  word(
    `(?:not|\\p{L}+n't|(?:is|are|do|does|was)nt|no|never|no longer) (?:(?:have|got|a|an|any|the|really|actually|longer|even|strictly|been|known|food|either) )*(?:\\p{L}+ (?=allerg|intoler))?${dietOrAllergy}`,
    `(?:used to be|was|were) (?:an? )?${dietOrAllergy}`,
    'no (?:problems?|trouble|issues?) with|outgr[eo]w\\p{L}*',
    '(?:nicht|nie) (?:\\p{L}+ ){0,3}(?:allergisch|vegan|vegetarisch|intolerant)|kein(?:e|en)? (?:\\p{L}*allergie\\p{L}*|\\p{L}*intoleranz\\p{L}*|veganer(?:in)?|vegetarier(?:in)?)|war (?:\\p{L}+ )?(?:vegan\\p{L}*|vegetari\\p{L}*)',
    "(?:pas|plus|jamais) (?:d')?(?:\\p{L}+ )?(?:allerg\\p{L}*|intoléran\\p{L}*|végan\\p{L}*|vegan\\p{L}*|végétarien\\p{L}*)|étais (?:végan\\p{L}*|vegan\\p{L}*|végétarien\\p{L}*)",
    '(?:no|non|não|nem) (?:soy|es|tengo|sono|è|ho|sou|é|tenho) (?:\\p{L}+ )?(?:al[eé]rg\\p{L}*|allerg\\p{L}*|vegan\\p{L}*|vegetarian\\p{L}*|intol\\p{L}*)|(?:era|ero) (?:vegan\\p{L}*|vegetarian\\p{L}*)',
    '(?:нет|без) аллерги\\p{L}*|не (?:веган\\p{L}*|вегетариан\\p{L}*|аллерги\\p{L}*)|(?:был|была) (?:веган\\p{L}*|вегетариан\\p{L}*)',
    '(?:ليس|ليست|لا توجد) (?:\\p{L}+ )?حساسية|(?:لست|ليس) نباتي\\p{L}*',
  ),
  /不(?:是|再是)?(?:[\p{L}]{0,4})(?:素食|纯素)|(?:没有|沒有|不)[\p{L}]{0,3}过敏|アレルギーは?(?:が)?(?:ありません|ない)|(?:ヴィーガン|ビーガン|ベジタリアン)(?:ではありません|じゃない|ではない)/u,
]

/** The person eats a food again. */
const eatsAgain = [
  word(
    "(?:i|we)(?:'m|'ve)? (?:\\p{L}+ ){0,2}(?:eat|eating|drink|have|tolerate)(?!n'?t).{0,30} (?:again|after all|now|these days)|(?:now|actually|again) (?:i|we) (?:can )?(?:eat|drink|tolerate)",
    '(?:esse|trinke|vertrage|darf|kann) (?:.{0,30} )?(?:wieder|doch)',
    '(?:mange|bois|supporte|peux) (?:.{0,30} )?(?:à nouveau|de nouveau|maintenant)',
    '(?:ya|ahora) puedo|puedo (?:.{0,30} )?(?:otra vez|de nuevo|ya)|como (?:.{0,30} )?(?:otra vez|de nuevo)',
    '(?:ora|adesso) posso|posso (?:.{0,30} )?di nuovo|mangio (?:.{0,30} )?di nuovo',
    '(?:já|agora) posso|posso (?:.{0,30} )?(?:de novo|novamente|outra vez)',
    '(?:снова|опять|теперь) (?:.{0,20} )?(?:можно|ем|могу|пью)|можно (?:снова|опять)',
    '(?:يمكنني|أستطيع|آكل) .{0,30}(?:مجدد\\p{L}*|مرة أخرى|الآن)',
  ),
  /(?:又|现在|可以再|重新)(?:能|可以)?[\p{L}]{0,6}吃|また[\p{L}]{0,10}食べ|食べられるように/u,
]
/** Beside a diet: `I'm vegetarian but I eat fish`. */
export const eatsToo =
  /(?<!\p{L})(?:i|we|ich|je|ma|pero|aber|mais|но) (?:do |still |can |also |happily )*(?:eat|have|drink|esse|mange|mangio|como|ем)(?!\p{L})/iu
/** All of it: `now I eat everything`. */
export const eatsAll =
  /(?<!\p{L})(?:i|we) (?:can )?eat everything(?: again| now|$)|esse (?:jetzt |wieder )?alles|mange de tout|como de todo|mangio (?:di )?tutto|como de tudo|ем вс[её]|什么都吃|何でも食べ/iu

const any = (patterns: readonly RegExp[]) => (text: string) => patterns.some((pattern) => pattern.test(text))
export const isRefusal = any(refuses)
export const isLack = any(lacks)
export const isDenial = any(denies)
export const isEatenAgain = any(eatsAgain)
