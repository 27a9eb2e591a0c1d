import { describe, expect, it } from '@jest/globals'
import { encodeText } from '../testing/encode-text.ts'
import { decodeText } from './decode-text.ts'

const utf16 = (text: string, big: boolean) => {
  const bytes = Buffer.from(text, 'utf16le')
  return big ? bytes.swap16() : bytes
}

describe('decodeText', () => {
  it.each([
    ['UTF-8', Buffer.from('Käse, 猫')],
    ['UTF-8 with a byte order mark', Buffer.from('\ufeffKäse, 猫')],
    ['UTF-16, little endian', utf16('\ufeffKäse, 猫', false)],
    ['UTF-16, big endian', utf16('\ufeffKäse, 猫', true)],
  ])('reads %s', async (_, content) => {
    expect(await decodeText(content)).toBe('Käse, 猫')
  })

  it.each([false, true])('reads UTF-16 without a byte order mark (big endian: %s)', async (big) => {
    const text = 'Opening hours: nine to five, not on Sundays.'
    expect(await decodeText(utf16(text, big))).toBe(text)
  })

  it.each([
    ['windows-1252', 'Käse €'],
    ['windows-1252', 'Les élèves ont préparé une fête à l’école, où ils ont joué.'],
    ['windows-1252', 'Señor Muñoz trabajó mañana en la montaña.'],
    ['macintosh', 'Les élèves ont préparé une fête à l’école, où ils ont joué.'],
    ['windows-1250', 'Zażółć gęślą jaźń, proszę bardzo, dziękuję.'],
    ['iso-8859-2', 'Zażółć gęślą jaźń, proszę bardzo, dziękuję.'],
    ['windows-1250', 'Příliš žluťoučký kůň úpěl ďábelské ódy.'],
    ['windows-1251', 'Часы работы: с девяти до пяти, кроме воскресенья.'],
    ['koi8-r', 'Часы работы: с девяти до пяти, кроме воскресенья.'],
    ['ibm866', 'Часы работы: с девяти до пяти, кроме воскресенья.'],
    ['iso-8859-5', 'Часы работы: с девяти до пяти, кроме воскресенья.'],
    ['windows-1251', 'Учитель живёт в Москве и преподаёт русский язык 25 ученикам.'],
    ['koi8-r', 'Учитель живёт в Москве и преподаёт русский язык 25 ученикам.'],
    ['windows-1253', 'Το κατάστημα είναι ανοιχτό από τις εννέα.'],
    ['windows-1254', 'Asıl beyaz Metodist cemaat 1930’larda taşındı.'],
    ['iso-8859-2', 'Dziś rano prezenterka ogłosiła swoje odejście za pośrednictwem serwisu.'],
    ['macintosh', 'Las campanas de San Martín guardan silencio por las dificultades.'],
    ['windows-1250', 'Tko je protivnik plebiscita o promjeni naziva, neće pristati.'],
    ['windows-1252', 'Il dialetto dell’Assemblea non piace a tutti.'],
    ['windows-1254', 'Çalışma saatleri sabah dokuzdan akşam beşe kadardır, görüşürüz.'],
    ['windows-1254', 'İSTANBUL’DA BÜTÜN OKULLAR ŞİDDETLİ YAĞIŞ NEDENİYLE İKİ GÜN KAPALI KALACAK.'],
    ['windows-1255', 'שעות הפתיחה הן מתשע עד חמש בכל יום.'],
    ['windows-1256', 'ساعات العمل من التاسعة إلى الخامسة كل يوم.'],
    ['iso-8859-6', 'كان الكتاب على الطاولة الأولى ثم ذهب إلى المدرسة في القاهرة.'],
    ['windows-1257', 'Darbo laikas nuo devynių iki penkių, išskyrus šeštadienį ir ąžuolą.'],
    ['windows-874', 'เวลาทำการเก้าโมงเช้าถึงห้าโมงเย็น'],
    ['gb18030', '我们的营业时间是上午九点到下午五点，星期天不开门。'],
    ['big5', '我們的營業時間是上午九點到下午五點，星期天不開門。'],
    ['shift_jis', '営業時間は午前九時から午後五時までです。日曜日は休みます。'],
    ['euc-jp', '営業時間は午前九時から午後五時までです。日曜日は休みます。'],
    ['euc-kr', '영업 시간은 오전 아홉 시부터 오후 다섯 시까지입니다. 일요일은 쉽니다.'],
  ])('recognises %s: %s', async (encoding, text) => {
    expect(await decodeText(encodeText(text, encoding))).toBe(text)
  })

  it('reads UTF-8 with a broken character as such', async () => {
    const text = 'Привет, это хороший текст. '.repeat(10)
    expect(await decodeText(Buffer.concat([Buffer.from(text), Buffer.from([0xd0])]))).toBe(`${text}\ufffd`)
  })

  it.each([
    ['German', 'Für schöne Grüße aus München und Köln.\n', 40],
    ['French', 'Les élèves ont préparé une fête.\n', 40],
    ['Spanish', 'Señor Muñoz trabajó mañana en la montaña.\n', 10],
  ])('reads UTF-8 as such beside a line in another encoding: %s', async (_, line, times) => {
    const utf8 = line.repeat(times)
    const text = await decodeText(Buffer.concat([Buffer.from(utf8), encodeText(`${line}5 €`, 'windows-1252')]))
    expect(text.slice(0, utf8.length)).toBe(utf8)
  })

  it.each([
    ['koi8-r', 'Учитель живёт в Москве и преподаёт русский язык 25 ученикам.'],
    ['shift_jis', '営業時間は午前九時から午後五時までです。日曜日は休みます。'],
    ['iso-8859-2', 'Zażółć gęślą jaźń, proszę bardzo, dziękuję.'],
  ])('recognises %s by letters that come late: %s', async (encoding, text) => {
    for (const start of ['An English introduction.\n'.repeat(5_000), 'word '.repeat(25_000)]) {
      expect(await decodeText(Buffer.concat([Buffer.from(start), encodeText(text, encoding)]))).toBe(start + text)
    }
  })

  it.each([
    ['UTF-8', Buffer.from('Müller'), 'iso-8859-1'],
    ['UTF-8 with a byte order mark', Buffer.from('\ufeffMüller'), 'windows-1252'],
    ['UTF-16 with a byte order mark', utf16('\ufeffMüller', false), 'windows-1252'],
    ['the named encoding', Buffer.from([0x4d, 0xfc, 0x6c, 0x6c, 0x65, 0x72]), 'windows-1252'],
    ['the named encoding of Macintosh', Buffer.from([0x4d, 0x9f, 0x6c, 0x6c, 0x65, 0x72]), 'macintosh'],
    ['another encoding than UTF-8, which is named', encodeText('Müller', 'windows-1252'), 'utf-8'],
    ['UTF-8, though an unknown encoding is named', Buffer.from('Müller'), 'unknown'],
  ])('reads %s', async (_, content, named) => {
    expect(await decodeText(content, named)).toBe('Müller')
  })

  it.each([
    ['a zero byte', Buffer.from('ab\0cd')],
    ['many control characters', Buffer.from('\x01\x02\x03ab')],
  ])('refuses %s', async (_, content) => {
    await expect(decodeText(content)).rejects.toThrow('This file is not plain text.')
  })

  it('refuses a text whose letters are those of no language in any encoding', async () => {
    const bytes = Array.from({ length: 400 }, (_, index) => (index % 3 === 0 ? 0x20 : 0x80 + ((index * 37) % 128)))
    await expect(decodeText(Buffer.from(bytes))).rejects.toThrow('Save it as UTF-8')
  })
})
