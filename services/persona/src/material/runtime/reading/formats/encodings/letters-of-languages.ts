import { type Characters, lettersOf, rarityOf } from './rarity.ts'

/** A language in the encodings that its texts have, the usual ones first. */
export interface Profile {
  encodings: readonly string[]
  /** The codes of its languages (ISO 639-1). */
  languages: readonly string[]
  rarity: (character: string) => number
}

const kana =
  'のいるにをたてとはがしでなすもかさこっれらりあうまきちくけつおよそどえだわやみめせじねびべげごぶばずほひへぐゆふむろぎざゃょゅぞぼぱぽぜぷぴーンスルトラリアイクシッドレプタマカコフロジメテサパニナミブオチグデバウキゼャ・ュィェビハモダネベソポツムピケゲセノョヒボガホズワユァォペエザヤゴヘギヌゾ'
const frequentKanji =
  '日一大年人国中本会出上行生分前時月者間自後見手地方場事東高今金学入子小合力思理内業同女部長新社定食田山川水火木目口名道開発店所物気体三二四五六七八九十百千万円先午何話電車語書来休市県区都町村下外食料魚肉米茶酒野菜油塩糖味作心全回通動明不表度教作用法家'
const halfWidth = 'ﾝﾞｲｼｳｶｸｷﾀﾄﾘﾕﾌﾙｽｺﾅﾏﾐｻﾗﾋﾁﾂﾃﾊﾎｾﾏﾔｵｴｱﾒﾓﾉﾛﾚﾑﾇﾈﾍｹｿﾆﾖﾜﾟｰｦｧｨｩｪｫｬｭｮｯ'

/** Frequent characters of Chinese in both forms (Jun Da, Modern Chinese Character Frequency List, 2004), of Japanese and of Korean. */
const simplified =
  '的一是不了在人有我他这个们中来上大为和国地到以说时要就出会可也你对生能而子那得于着下自之年过发后作里用道行所然家种事成方多经么去法学如都同现当没动面起看定天分还进好小部其些主样理心她本前开但因只从想实日军者意无力它与长把机十民第公此已工使情明性知全三又关点正业外将两高间由问很最重并物手应战向头文体政美相见被利什二等产或新己制身果加西斯月话合回特代内信表化老给世位次度门任常先海通教儿原东声提立及比员解水名真论处走义各入几口认条平系气题活尔更别打女变四神总何电数安少报才结反受目太量再感建务做接必场件计管期市直德资命山金指克许统区保至队形社便空决治展马科司五基眼书非则听白却界达光放强即像难且权思王象完设式色路记南品住告类求据程北边死张该交规万取拉格望觉术领共确传师观清今切院让识候带导争运'
const traditional =
  '的一是不了在人有我他這個們中來上大為和國地到以說時要就出會可也你對生能而子那得於著下自之年過發後作裡裏用道行所然家種事成方多經麼去法學如都同現當沒動面起看定天分還進好小部其些主樣理心她本前開但因只從想實日軍者意無力它與長把機十民第公此已工使情明性知全三又關點正業外將兩高間由問很最重並物手應戰向頭文體政美相見被利什二等產或新己制身果加西斯月話合回特代內信表化老給世位次度門任常先海通教兒原東聲提立及比員解水名真論處走義各入幾口認條平系氣題活爾更別打女變四神總何電數安少報才結反受目太量再感建務做接必場件計管期市直德資命山金指克許統區保至隊形社便空決治展馬科司五基眼書非則聽白卻界達光放強即像難且權思王象完設式色路記南品住告類求據程北邊死張該交規萬取拉格望覺術領共確傳師觀清今切院讓識候帶導爭運'
const hangul =
  '이다는을의에가고로지기하사인를한도들어은시자리나대서해아그여수과정게있라부일주전만원으제보스것장조상성구면동소오세우비었중까마안러되위년공교요국신때경어와말유무선거개화모실습니당학생미연문관식물영방진등내본못내용적결회계님행최집간분저같양트명통력할예산남물집월반드치타또더없많바발통운심추여름강재질단체금회직접작르네며야않았했된음건물집배달초래각호민술업날입출차두불십'

const profile = (encodings: string, languages: string, characters: Characters): Profile => ({
  encodings: encodings.split(' '),
  languages: languages.split(' '),
  rarity: rarityOf(characters),
})

/** `others`: the characters of the first level of a standard, which has the usual ones. */
const ideographs = (encodings: string, language: string, frequent: string, share: number, others: Set<string>) =>
  profile(encodings, language, { frequent, share, others })
const letters = (encodings: string, languages: string, frequent: string, share = 0.95) => profile(encodings, languages, { frequent, share })

const western = 'windows-1252 iso-8859-15 macintosh ibm850'
const central = 'windows-1250 iso-8859-2 ibm852'

/** The most frequent ones of the Web first. */
export const encodings: readonly string[] = (
  'windows-1252 windows-1251 gb18030 shift_jis euc-kr big5 windows-1250 euc-jp iso-8859-2 windows-1254 iso-8859-15 windows-1256 windows-874 koi8-r ' +
  'windows-1255 windows-1253 windows-1257 iso-8859-7 windows-1258 iso-8859-5 ibm866 macintosh iso-8859-8 iso-8859-6 x-mac-cyrillic koi8-u ibm850 ibm852'
).split(' ')

export const profiles: readonly Profile[] = [
  ideographs('shift_jis euc-jp', 'ja', kana + frequentKanji, 0.75, lettersOf('euc-jp', 0xb0, 0xcf, 0xa1)),
  letters('shift_jis', 'ja', halfWidth, 0.6),
  ideographs('gb18030', 'zh', simplified, 0.65, lettersOf('gb18030', 0xb0, 0xd7, 0xa1)),
  ideographs('big5', 'zh', traditional, 0.65, lettersOf('big5', 0xa4, 0xc6, 0x40)),
  ideographs('euc-kr', 'ko', hangul, 0.75, lettersOf('euc-kr', 0xb0, 0xc8, 0xa1)),
  letters(western, 'en', 'éèñüöçäïáóàíêôâ', 0.4),
  letters(western, 'fr', 'éàèêçôùâîûïœëüæ'),
  letters(western, 'de', 'üäößé'),
  letters(western, 'es', 'óíáé¿ñú¡üªº'),
  letters(western, 'pt', 'ãçáéóíõêâúàôü'),
  letters(western, 'it', 'èàùòéìî'),
  letters(western, 'ca', 'àéèóòíçïúü·'),
  letters(western, 'nl', 'ëéïèöüóá'),
  letters(western, 'sv fi', 'äöåéü'),
  letters(western, 'da nb', 'øåæéö'),
  letters(western, 'is', 'áðíéóþúöæý'),
  letters(western, 'sq', 'ëç'),
  letters(central, 'pl', 'ąęłóżśćńź'),
  letters(central, 'cs', 'íáěéšřžýčůúťďňó'),
  letters(central, 'sk', 'áíéčšžýúľťňôďäĺŕó'),
  letters(central, 'hu', 'áéöóőíüúű'),
  letters(central, 'ro', 'ăîţâş'),
  letters(central, 'hr sl', 'čšžćđ'),
  letters('windows-1251 koi8-r ibm866 iso-8859-5 x-mac-cyrillic', 'ru', 'оеаинтсрвлкмдпуяыьгзбчйхжшюцщэфъё'),
  letters('windows-1251 koi8-u', 'uk', 'оаинітервслкудмпязьбгйчхїцжюшєщфґ'),
  letters('windows-1251', 'bg', 'аиоентрсвлкдпмзъягбучшщжцйхфюь'),
  letters('windows-1251 iso-8859-5', 'sr mk', 'аиоенрстјувдкплмзбгчшцжћљњђхфџѓќѕ'),
  letters('windows-1251', 'be', 'аіненркатсолывядпумзцьгўйбчыжшюхёэф'),
  letters('windows-1253 iso-8859-7', 'el', 'αοιετσνηυρπκμλςωίάόδγέχθύήώφβξζψϊϋΐΰ'),
  letters('windows-1254', 'tr', 'ıüşçğöİâîû'),
  letters('windows-1255 iso-8859-8', 'he', 'יוהלאתרמבשנםעדקחפטכגסצןזךףץ'),
  letters('windows-1256 iso-8859-6', 'ar', 'الينمورتبةعدسفهكقحجأشىصطخضذئإغءزثؤظآ،؟'),
  letters('windows-1256', 'fa', 'ايرندهموتسبشکكزلفگعخقجآپحصطچضغذئژثظ،؟'),
  // Vietnamese, whose accents follow their letter.
  letters('windows-1258', 'vi', 'đ\u0300\u0301ôâê\u0323ơư\u0309ă\u0303áàéèíóòúùýãõ'),
  letters('windows-1257', 'lt', 'ėšįųžąčūę'),
  letters('windows-1257', 'lv', 'āīēšņļūžķģč'),
  letters('windows-1257', 'et', 'äõüöšž'),
  letters('windows-874', 'th', 'านรอกเง่มย้ลวดัทีสติะปบคหแจพช็ืข์ุใไโูผธณถำศซภฟษญึฐๆ๊ฝฉฯ'),
]
