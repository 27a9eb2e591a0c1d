import { describe, expect, it } from '@jest/globals'
import { encodeText } from '../../testing/encode-text.ts'
import { decodeText } from '../decode-text.ts'

const chinese = [
  '宫保鸡丁 38元\n鱼香肉丝 32元\n',
  '五花肉500克\n冰糖20克\n生抽2勺\n',
  '红烧肉做法',
  '商品,价格\n龙井茶,120元\n铁观音,98元\n',
]
const japanese = ['鶏もも肉 300g\n生姜 1片\n大さじ2 醤油\n', '山田太郎\n佐藤花子\n鈴木一郎\n', '商品,価格\n緑茶,500円\n']
const russian = ['Иванов И.И.\nЩукин Ю.Ю.\nЖуков Э.Ф.\n', 'МУЗЕЙ ЗАКРЫТ ПО ПОНЕДЕЛЬНИКАМ', 'Борщ 200 р.\nЧай 50 р.\n']
const polish = ['Zupa pomidorowa 12 zł\nŻurek 15 zł\n', 'Gęś z jabłkami']
const spanish = ['Señoras y señores, el museo está cerrado.', 'Menú del día', '¿Cómo se solicita un pasaporte?']
const greek = ['ΚΑΤΑΛΟΓΟΣ ΤΙΜΩΝ\nΚΑΦΕΣ 2\nΤΣΑΙ 1\n', 'όνομα,πόλη\nΆννα,Αθήνα\nΓιώργος,Πάτρα\n']

/* Their characters beyond ASCII are signs, or nearly all of them. */
const westernSigns = [
  'The A–Z of gardening',
  'The A–Z of gardening. It’s the gardener’s friend, isn’t it? That’s what they’d say.',
  'From a–z',
  'We have sizes S–XL.',
  'Pupils got the grades A–F.',
  'Take vitamins A–E, then see chapters I–IV, rows A–C and seats D–F.',
  'Hello.\u00a0 World.',
  'Hello. \u00a0World.',
  'We are open every day.\u00a0 Come in.\u00a0 Ask for the key.\u00a0 Then go up the stairs.',
  'Tea \u00a0 milk \u00a0 sugar',
  'We are open every day.\u00a0 Come in and ask for the key.\u00a0 '.repeat(20),
  'Monday \u00a0 9 to 5, Tuesday \u00a0 closed, '.repeat(20),
  'Write the name\u00a0 here and the town\u00a0 there. '.repeat(20),
  'From A–Z, a–z, S–XL: it’s ½tsp of the ‘90s. '.repeat(20),
  'Write your name\u00a0 here',
  'Back in the ‘90s',
  'Get ‘em while they last',
  '‘Tis the season, so get ‘em ‘cause it’s ‘bout time and ‘twas ever so.',
  '‘Twas the night before Christmas',
  'Music of the ‘60s, ‘70s, ‘80s and ‘90s',
  'Add ½tsp salt',
  'Add ½tsp salt, ¼tsp pepper, ½cup milk and ¾lb flour.',
  'Tea £2\nCoffee £3.50\nCake £4\n',
  'Tea €2\nCoffee €3.50\nCake €4\n',
  'Coffee 2 €\n',
  'Coffee £3',
  'Bake at 20°C',
  'Bake at 180°C for 20 minutes.',
  'She said “quoted” twice.',
  '“Quoted”',
  'Il a dit «\u00a0bonjour\u00a0» hier.',
  'Vous avez dit\u00a0: «\u00a0Attention\u00a0!\u00a0» Pourquoi\u00a0?',
  '1–2 cups',
  'Add 1–2 cups of milk and 3–4 eggs.',
  '© 2024 Example Ltd.',
  'Example® and Sample™ are trade marks.',
  '• Milk\n• Eggs\n• Flour\n',
  '• Milk',
  'naïve café',
  'It’s free',
  'Wait… what?',
  'We came – and left — early.',
  'Milk · Eggs · Flour',
]

const texts: Record<string, readonly string[]> = {
  gb18030: [...chinese, '姓名,城市\n王明,杭州\n赵丽颖,石家庄\n', '宮保雞丁和麻婆豆腐都很好吃，請問有沒有素食菜單？'],
  big5: [
    '宮保雞丁 38元\n魚香肉絲 32元\n',
    '姓名,城市\n王明,臺北\n蔡英文,屏東\n',
    '紅燒肉做法',
    '我哋嘅餐廳喺中環，星期日唔開門。',
    '深水埗,鰂魚涌\n',
  ],
  'euc-kr': [
    '그렇게 됬다고 합니다.',
    '점심은 똠얌꿍을 먹었다',
    '메뉴,가격\n똠얌꿍,12000\n',
    '김치찌개 8000원\n된장찌개 8000원\n',
    '고추장 2큰술\n설탕 1큰술\n어묵 2장\n',
    '이름,도시\n김철수,부산\n박영희,대구\n',
    '김치 담그는 법',
  ],
  shift_jis: [...japanese, 'ﾌﾘｺﾐ ﾐｽﾞﾎｷﾞﾝｺｳ ﾀﾅｶ ﾀﾛｳ\nﾃﾞﾝｷﾀﾞｲ\n', 'お取引日,摘要\n2026年1月5日,ﾃﾞﾝｷﾀﾞｲ\n'],
  'euc-jp': japanese,
  'windows-1252': [
    'Caffè 1,50 €\nTè 2 €\nTiramisù 5 €\n',
    "L'entrada és gratuïta; la col·lecció és al pis de dalt.",
    'Muzeu është i mbyllur të hënën.',
    'Un bœuf bourguignon avec du cœur de laitue.',
    'Maïs, haïr, naïf',
    'Set it to 180° and ±2 mm at ½ speed, 5 µm, 3 × 4.',
    'We meet at the café at noon.',
    'Käse 3 €\nBrötchen 1 €\n',
    ...spanish,
    ...westernSigns,
  ],
  'iso-8859-15': [
    'Le menu du jour coûte 12 €.\nUn bœuf, des œufs à 7 €.\n',
    'Der Eintritt kostet 12 €, für Kinder 5 €.',
    'Der Eintritt kostet 12 €.',
    'Tee 2 €\nSaft 3 €\n',
    'Œufs au plat et crème brûlée',
  ],
  macintosh: ['It’s “free” for kids – adults pay €5 or £4.', "L'été dernier, nous étions à la plage où il faisait beau."],
  ibm850: [
    ...spanish.slice(0, 2),
    'Öffnungszeiten täglich von 9 bis 18 Uhr. Für Kinder gibt es eine Ermäßigung.',
    'We meet at the café at noon.',
    'Größe',
    'Ein Café und noch ein Café: café au lait, café crème, café noir.',
  ],
  'windows-1250': ['Kávé 500 Ft\nŐszibarack 300 Ft\n', 'Tűzoltó', 'Svíčková na smetaně, guláš', 'Čevapčići 50 kn\n', ...polish],
  'iso-8859-2': ['Kávé 500 Ft\nŐszibarack 300 Ft\n', 'Šťastný nový rok', ...polish],
  ibm852: ['Příliš žluťoučký kůň úpěl ďábelské ódy.', 'Zażółć gęślą jaźń'],
  'windows-1251': [...russian, 'Шевченко Т.Г.\nФранко І.Я.\n', 'Кафе 2 лв.\nБаница 3 лв.\n'],
  'koi8-r': russian,
  ibm866: russian,
  'iso-8859-5': russian,
  'x-mac-cyrillic': russian,
  'windows-1253': greek,
  'iso-8859-7': [...greek, 'Το μουσείο είναι κλειστό τη Δευτέρα. Άνοιξη, Έλληνες.'],
  'windows-1254': ['Çay 10 TL\nŞeker\n', 'Öğretmen', 'Işık ve gölge'],
  'windows-1255': ['קפה 12 ₪\nתה 10 ₪\n', 'שלום'],
  'windows-1256': ['شاي 5\nقهوة 10\n', 'الاسم,المدينة\nأحمد,القاهرة\n'],
  'windows-1257': ['Šaltibarščiai 3 €\nCepelinai 6 €\n', 'Õun 2 tk\nPähkel 3 tk\n'],
  'windows-874': ['กาแฟ 50 บาท\nชา 40 บาท\n', 'สวัสดี', 'ชื่อ,เมือง\nสมชาย,เชียงใหม่\n'],
}
const rows = Object.entries(texts).flatMap(([encoding, each]) => each.map((text) => [encoding, text] as const))

describe('a short text', () => {
  it.each(rows)('is recognised in %s: %j', async (encoding, text) => {
    expect(await decodeText(encodeText(text, encoding))).toBe(text)
  })

  it.each([
    [
      'Greek of DOS',
      '92a620a3a6aca99ce5a6209ce5a498a020a1a29ca0a9abe620ab9e20839cacabe2a8982e20929820a798a09ba0e120a1e1abe020abe0a4209ca7abe1209cabe9a4',
    ],
    ['Czech of Macintosh', '50de926c69e420ec6c75e96f758b6bf9206bf3cb209c709e6c20938762656c736b8e209764792e'],
  ])('is refused in an encoding that is not known: %s', async (_, bytes) => {
    await expect(decodeText(Buffer.from(bytes, 'hex'))).rejects.toThrow('Save it as UTF-8')
  })
})
