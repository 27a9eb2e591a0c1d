import { readFile } from 'node:fs/promises'
import { describe, expect, it } from '@jest/globals'
import { cleanText } from '../../domain/passages/clean-text.ts'
import { readBlocks } from './read-blocks.ts'
import { defaultReadingLimits } from './reading-limits.ts'

const read = async (name: string) => {
  const content = await readFile(new URL(`./testing/documents/${name}`, import.meta.url))
  const { blocks, note } = await readBlocks({ name, content: new Uint8Array(content) }, defaultReadingLimits)
  const texts = blocks.map(({ text }) => cleanText(text))
  return { text: texts.join('\n'), headings: blocks.filter(({ level }) => level !== null).map(({ text }) => cleanText(text)), note }
}

/** Files that Chromium, LibreOffice Writer, ReportLab and LaTeX made, and two whose fonts have the names of their glyphs only. */
describe('a document as programs make them', () => {
  it.each([
    ['cjk-japanese.pdf', ['東京都に住んでいます', '天気']],
    ['cjk-mixed.pdf', ['営業']],
    ['chrome-arabic.pdf', ['السلام عليكم في سنة 1984 والكتاب على الطاولة الأولى']],
    ['chrome-persian.pdf', ['می‌خواهم کتاب‌های خوب بخوانم؛ قیمت ۲۵٬۰۰۰ تومان است (سال ۱۴۰۳).']],
    ['reportlab-arabic.pdf', ['السلام عليكم', '(الأولى). السعر 25% من القيمة، 1,500 شخص']],
    ['chrome-hebrew.pdf', ['בשנת 1984', 'George Orwell', 'ב-25 מדינות']],
    ['chrome-hindi.pdf', ['हिन्दी', 'किताब', 'विद्यार्थी']],
    ['chrome-japanese.pdf', ['東京の大きい山で食べる。見る人は高い。']],
    ['writer-hebrew.pdf', ['בשנת 1984 היה הספר ידוע בשם George Orwell']],
    ['writer-thai.pdf', ['ร่างกาย']],
    ['writer-arabic.pdf', ['على الطاولة الأولى. اشترى 25 نسخة بسعر 3.50 دولار، ثم ذهب']],
    ['writer-kashida.pdf', ['هذه الحديقة كبيرة جدا وفيها 25 شجرة (حوالي 10%) وطيور جميلة، ويزورها الناس كل يوم.']],
    ['writer-arabic-vowels.pdf', ['اَلسَّلامُ عَلَيْكُمْ وَرَحْمَةُ اللهِ وَبَرَكاتُهُ. كِتَابٌ جَدِيدٌ لِلْأَطْفَالِ.']],
    ['chrome-vertical.pdf', ['令和12年に（東京）へ行った。「本当か」と聞いた。Web版ー長音。']],
    ['chrome-nastaliq.pdf', ['یہ کتاب 1947ء میں شائع ہوئی۔ ٹیلی ویژن پر پروگرام چلتا ہے۔ ڈاکٹر صاحب نے کہا آپ کیسے ہیں؟']],
    ['writer-gujarati.pdf', ['ગુજરાતી ભાષા ભારતની છે.']],
    ['writer-malayalam.pdf', ['അവൻ പുസ്തകം വായിക്കുന്നു. കൊച്ചിയിൽ']],
    ['writer-hindi.pdf', ['विद्यार्थी हिन्दी की किताब पढ़ता है। श्रीमती ज्ञानी ने 25 पुस्तकें खरीदीं।']],
    ['writer-persian.pdf', ['۱۴۰۲ کتاب‌های فارسی را در تهران خرید و می‌خواند.']],
    ['writer-tamil.pdf', ['மாணவர்கள் தமிழ் மொழியை கற்கிறார்கள். சென்னை பெரிய நகரம்.']],
    ['latex-accents.pdf', ['K. Gödel', 'café', 'Zürich', 'Señor Muñoz', 'Kraków']],
    ['latex-t1.pdf', ['M. Müller, 1924', 'Straße von Łódź führt zur Stadt Świątek, wo Žižka und Kůň größer']],
    ['glyph-names.pdf', ['Aß Жб 中文']],
    ['glyph-names-of-font.pdf', ['Жбв 中Ą']],
    ['compound-hyphen.pdf', ['long-term', 'self-help', 'well-known']],
    ['ruby.docx', ['私は東京に住んでいます']],
    ['fldsimple.docx', ['Figure 7: The pump.']],
    ['br.docx', ['Main Street\nSpringfield\nNext page\nAfter']],
    ['numbered.docx', ['Article 5. First rule.', 'Article 6. Second rule.']],
  ])('is read with the right letters, words and order: %s', async (name, expected) => {
    const { text } = await read(name)
    for (const words of expected) expect(text).toContain(words)
  })

  it('has its headings, and no watermark among them', async () => {
    const { headings, text } = await read('watermark.pdf')
    expect(headings).toEqual(['Feeding', 'Cleaning', 'Harvest'])
    expect(text).not.toContain('CONFIDENTIAL')
    for (const rule of ['one', 'nine', 'ten']) expect(text.match(new RegExp(`Rule ${rule} `, 'g'))).toHaveLength(3)
  })

  it('has a line for each row of a table', async () => {
    const { text } = await read('table.pdf')
    expect(text.split('\n')).toEqual([
      'Prices',
      'Before the table.',
      'Name | Price | Delivery',
      'Pump | 12 euro | two days',
      'Valve with a long name that wraps in its cell over several lines of text | 3 euro | four days and a bit more text that wraps as well in the cell',
      'Lamp | 7 euro | one day',
      'After the table.',
    ])
  })

  it('has the empty cells of a tagged table, and no table of a justified paragraph', async () => {
    expect((await read('chrome-empty-cell.pdf')).text.split('\n')).toContain('Lamp | | 7.50')
    expect((await read('chrome-spans.pdf')).text.split('\n')).toEqual(['Name | Price', ' | Net | Gross', 'Pump | 10 | 12', 'Lamp | | 7'])
    // Chromium does not tag the empty cell of this one.
    expect((await read('chrome-untagged-cell.pdf')).text.split('\n')).toContain('Honey | | 5')
    expect((await read('chrome-justified.pdf')).text).toContain('Extraordinarily long internationalization words stretch justified')
  })

  it('tells which of its pages are pictures', async () => {
    expect((await read('cover-and-scans.pdf')).note).toMatch(/^Pages 2 to 6 are pictures/)
  })
})
