/** How a language looks in an encoding: what tells the right one of several that can decode a text. */
export interface Profile {
  encodings: readonly string[]
  /** The codes of its languages (ISO 639-1). */
  languages: readonly string[]
  /** The most frequent characters of the language beyond ASCII, as `lowerCase` returns them. */
  letters: ReadonlySet<string>
  /** The share of all characters beyond ASCII that they have in a usual text. */
  share: number
}

/** Returns a letter in lower case, or the letter itself when that would be two characters, as of the Turkish İ. */
export function lowerCase(letter: string): string {
  const lower = letter.toLowerCase()
  return [...lower].length === 1 ? lower : letter
}

const profile = (encodings: string, languages: string, letters: string, share: number): Profile => ({
  encodings: encodings.split(' '),
  languages: languages.split(' '),
  letters: new Set(Array.from(letters.replace(/\s/g, ''), lowerCase)),
  share,
})

const kana =
  'あいうえおかがきぎくぐけげこごさざしじすずせぜそぞただちぢつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもやゆよらりるれろわをんっゃゅょァアイウエオカガキギクグケゲコゴサザシジスズセゼソゾタダチツテデトドナニネノハバパヒビピフブプヘベペホボポマミムメモヤユヨラリルレロワヲンッャュョー'
const frequentKanji =
  '日一国人年大十二本中長出三時行見月分後前生五間上東四今金九入学高円子外八六下来気小七山話女北午百書先名川千水半男西電校語土木聞食車何南万毎白天母火右読友左休父雨会社者手地自方事場业業思家新合物部力理内'

/** Frequent characters of Chinese in both forms (Jun Da, Modern Chinese Character Frequency List, 2004), of Japanese and of Korean. */
const simplified =
  '的一是不了在人有我他这个们中来上大为和国地到以说时要就出会可也你对生能而子那得于着下自之年过发后作里用道行所然家种事成方多经么去法学如都同现当没动面起看定天分还进好小部其些主样理心她本前开但因只从想实日军者意无力它与长把机十民第公此已工使情明性知全三又关点正业外将两高间由问很最重并物手应战向头文体政美相见被利什二等产或新己制身果加西斯月话合回特代内信表化老给世位次度门任常先海通教儿原东声提立及比员解水名真论处走义各入几口认条平系气题活尔更别打女变四神总何电数安少报才结反受目太量再感建务做接必场件计管期市直德资命山金指克许统区保至队形社便空决治展马科司五基眼书非则听白却界达光放强即像难且权思王象完设式色路记南品住告类求据程北边死张该交规万取拉格望觉术领共确传师观清今切院让识候带导争运'
const traditional =
  '的一是不了在人有我他這個們中來上大為和國地到以說時要就出會可也你對生能而子那得於著下自之年過發後作裡裏用道行所然家種事成方多經麼去法學如都同現當沒動面起看定天分還進好小部其些主樣理心她本前開但因只從想實日軍者意無力它與長把機十民第公此已工使情明性知全三又關點正業外將兩高間由問很最重並物手應戰向頭文體政美相見被利什二等產或新己制身果加西斯月話合回特代內信表化老給世位次度門任常先海通教兒原東聲提立及比員解水名真論處走義各入幾口認條平系氣題活爾更別打女變四神總何電數安少報才結反受目太量再感建務做接必場件計管期市直德資命山金指克許統區保至隊形社便空決治展馬科司五基眼書非則聽白卻界達光放強即像難且權思王象完設式色路記南品住告類求據程北邊死張該交規萬取拉格望覺術領共確傳師觀清今切院讓識候帶導爭運'
const hangul =
  '이다는을의에가고로지기하사인를한도들어은시자리나대서해아그여수과정게있라부일주전만원으제보스것장조상성구면동소오세우비었중까마안러되위년공교요국신때경어와말유무선거개화모실습니당학생미연문관식물영방진등내본못내용적결회계님행최집간분저같양트명통력할예산남물집월반드치타또더없많바발통운심추여름강재질단체금회직접작르네며야않았했된음건물집배달초래각호민술업날입출차두불십'

/** In order of preference: of those that fit equally the first is taken. */
export const profiles: readonly Profile[] = [
  profile('shift_jis euc-jp', 'ja', kana + frequentKanji, 0.65),
  profile('gb18030', 'zh', simplified, 0.6),
  profile('big5', 'zh', traditional, 0.6),
  profile('euc-kr', 'ko', hangul, 0.65),
  // French, German, Spanish, Portuguese, Italian, and the languages of Scandinavia.
  profile('windows-1252 macintosh', 'fr', 'éèêàâçùûîôëïœæ ÉÈÀÇÊ', 0.97),
  profile('windows-1252 macintosh', 'de fi sv', 'äöüßÄÖÜ', 0.97),
  profile('windows-1252 macintosh', 'es', 'áéíóúñüÁÉÍÓÚÑªº', 0.97),
  profile('windows-1252 macintosh', 'pt', 'ãõçáéíóúâêôàÃÕÇÁÉÍÓÚÂÊÔ', 0.97),
  profile('windows-1252 macintosh', 'it', 'àèéìòùÀÈÉÌÒÙ', 0.97),
  profile('windows-1252 macintosh', 'sv da nb fi is', 'åäöæøÅÄÖÆØéþðáíóúýÞÐÁÍÓÚ', 0.97),
  // Polish; Czech and Slovak; Hungarian; Romanian; Croatian and Slovenian.
  profile('windows-1250 iso-8859-2', 'pl', 'ąćęłńóśźżĄĆĘŁŃÓŚŹŻ', 0.97),
  profile('windows-1250 iso-8859-2', 'cs sk', 'áčďéěíňóřšťúůýžľĺŕôäÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ', 0.97),
  profile('windows-1250 iso-8859-2', 'hu', 'áéíóöőúüűÁÉÍÓÖŐÚÜŰ', 0.97),
  profile('windows-1250 iso-8859-2', 'ro', 'ăâîşţĂÂÎŞŢ', 0.97),
  profile('windows-1250 iso-8859-2', 'hr sl', 'čćžšđČĆŽŠĐ', 0.97),
  // Russian, and with it Ukrainian, Bulgarian and Serbian.
  profile('windows-1251 koi8-u ibm866 iso-8859-5 x-mac-cyrillic', 'ru uk bg sr', 'оеаинтсрвлкмдпуяі', 0.78),
  profile('windows-1253 iso-8859-7', 'el', 'αοιετσνηυρπκάέήίόύώς', 0.85),
  profile('windows-1254', 'tr', 'çğıöşüâîÇĞİÖŞÜ', 0.97),
  profile('windows-1255', 'he', 'אבגדהוזחטיכלמנסעפצקרשתךםןףץ', 0.95),
  profile('windows-1256 iso-8859-6', 'ar fa', 'ابتثجحخدذرزسشصضطظعغفقكلمنهويةىءآأؤإئگچپ', 0.95),
  // Vietnamese, whose accents follow their letter.
  profile('windows-1258', 'vi', 'ăâđêôơưáàãéèíóòõúùýĂÂĐÊÔƠƯÁÀÃÉÈÍÓÒÕÚÙÝ\u0300\u0301\u0303\u0309\u0323', 0.97),
  profile('windows-1257', 'lt lv et', 'āčēģīķļņšūžąęėįųõäöüĀČĒĢĪĶĻŅŠŪŽĄĘĖĮŲ', 0.97),
  profile('windows-874', 'th', 'กขคฆงจฉชซญฎฐณดตถทธนบปผฝพฟภมยรลวศษสหอฮะัาำิีึืุูเแโใไ็่้๊๋์ๆฯ', 0.97),
]
