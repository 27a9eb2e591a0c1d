import { describe, expect, it } from '@jest/globals'
import { readBlocks } from '../../read-blocks.ts'
import { defaultReadingLimits } from '../../reading-limits.ts'
import { makeParts, relationships } from '../../testing/make-office.ts'

/** Returns the text of a cell with a number and a format: the number of a built-in one, or a code. */
async function show(value: number, format: number | string, properties = ''): Promise<string | undefined> {
  const [id, code] = typeof format === 'number' ? [format, 'General'] : [164, format.replaceAll('"', '&quot;')]
  const content = makeParts({
    '_rels/.rels': relationships(['r1', 'officeDocument', 'xl/workbook.xml']),
    'xl/workbook.xml': `<workbook><workbookPr ${properties}/><sheets><sheet name="A" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationships(['r1', 'worksheet', 'sheet1.xml'], ['r2', 'styles', 'styles.xml']),
    'xl/styles.xml': `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="${code}"/></numFmts><cellXfs><xf numFmtId="${id}"/></cellXfs></styleSheet>`,
    'xl/sheet1.xml': `<worksheet><sheetData><row><c r="A1" s="0"><v>${value}</v></c></row></sheetData></worksheet>`,
  })
  const { blocks } = await readBlocks({ name: 'a.xlsx', content }, defaultReadingLimits)
  return blocks[1]?.text
}

describe('a number of a workbook', () => {
  it.each([
    [0.25, 9, '25%'],
    [0.125, 10, '12.5%'],
    [0.07, '0.00%', '7%'],
    [-0.5, '0 %;[Red]-0 %', '-50%'],
    [0.25, '0.00" %"', '0.25 %'],
    [1.5, '[h]:mm', '36:00'],
    [0.0625, '[hh]:mm:ss', '1:30'],
    [-0.0625, '[h]:mm', '-1:30'],
    [0.0038194444444444, '[mm]:ss', '0:05:30'],
    [2.5, 46, '60:00'],
    [0.0038194444444444, 45, '0:05:30'],
    [0.5, 20, '12:00'],
    [1.25, 'h:mm AM/PM', '06:00'],
    [46053, 14, '2026-01-31'],
    [46053.5, 'dd/mm/yyyy hh:mm', '2026-01-31 12:00'],
    [46053, 'mmm', '2026-01-31'],
    [1, 14, '1900-01-01'],
    [59, 14, '1900-02-28'],
    [61, 14, '1900-03-01'],
    [46053, '#,##0" days"', '46,053 days'],
    [3.5, '#,##0.00 [$€-407];[Red]-#,##0.00', '3.50 €'],
    [12.5, '#,##0.00\\ "€"', '12.50 €'],
    [1234.5, '"$"#,##0.00', '$1,234.50'],
    [-1234.5, '"$"#,##0.00', '-$1,234.50'],
    [-12.5, '_-* #,##0.00\\ "€"_-;\\-* #,##0.00\\ "€"_-;_-* "-"??\\ "€"_-;_-@_-', '-12.50 €'],
    [12.5, '($#,##0.00);($#,##0.00)', '($12.50)'],
    [5, '0" kg"', '5 kg'],
    [5, 'General" kg"', '5 kg'],
    [36.6, '0.0°', '36.6°'],
    [1_500_000, '0.0,,"M"', '1.5M'],
    [2, '[=1]0" day";0" days"', '2 days'],
    [1, '[=1]0" day";0" days"', '1 day'],
    [1067, '00000', '01067'],
    [7, '"No. "000', 'No. 007'],
    [123456789, '00000-0000', '12345-6789'],
    [5551234567, '[<=9999999]###-####;(###) ###-####', '(555) 123-4567'],
    [1234.5, '#\\ ##0.00\\ [$₽-419]', '1 234.50 ₽'],
    [12, '#\\ ##0.00\\ [$₽-419]', '12.00 ₽'],
    [1234.5, '#\\ ##0.00', '1234.5'],
    [0.5, '# ?/?', '0.5'],
    [1500, '0.00E+00', '1500'],
    [1234.56, '#,##0.0', '1234.56'],
    [3, 'General', '3'],
    [0.1425578704, 21, '03:25:17'],
    [0.1425578704, 'h:mm:ss', '03:25:17'],
    [0.0038194444, 'mm:ss', '0:05:30'],
    [46053.1425578704, 'yyyy-mm-dd hh:mm:ss', '2026-01-31 03:25:17'],
    [46053, '[$-411]ggge"年"', '2026-01-31'],
    [46053, 'aaaa', '2026-01-31'],
    [46053, '[$-804]aaa;@', '2026-01-31'],
  ])('that is %j in the format %j is %j', async (value, format, expected) => {
    expect(await show(value, format)).toBe(expected)
  })

  it.each([';;;', '0;-0;;@'])('that its format hides is no text: %s', async (format) => {
    expect(await show(0, format)).toBeUndefined()
  })

  it.each(['date1904="1"', 'date1904="true"'])('counts its days from 1904 in a workbook that says so: %s', async (properties) => {
    expect(await show(44591, 14, properties)).toBe('2026-01-31')
    expect(await show(46053, 14, 'date1904="0"')).toBe('2026-01-31')
  })
})
