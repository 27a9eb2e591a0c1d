/**
 * Characters that are another form of a usual letter: ligatures, presentation forms of Hebrew and Arabic, Kangxi radicals, and letters
 * of full or half width. Fonts draw them, and PDFs name them in place of the letters of the text.
 */
const forms =
  /[\u2e80-\u2fdf\u3131-\u318e\uf900-\ufaff\ufb00-\ufb4f\ufb50-\ufdff\ufe70-\ufefc\uff10-\uff19\uff21-\uff3a\uff41-\uff5a\uff66-\uff9f]+/g

/** Radicals that NFKC keeps, with the character that they look like (Unicode, EquivalentUnifiedIdeograph.txt). */
const radicals: Readonly<Record<string, string>> = {
  '⺁': '厂',
  '⺇': '几',
  '⺌': '小',
  '⺎': '兀',
  '⺒': '巳',
  '⺓': '幺',
  '⺜': '日',
  '⺝': '月',
  '⺟': '母',
  '⺠': '民',
  '⺧': '牛',
  '⺩': '王',
  '⺫': '目',
  '⺬': '示',
  '⺮': '竹',
  '⺶': '羊',
  '⺼': '肉',
  '⺽': '臼',
  '⻁': '虎',
  '⻃': '西',
  '⻄': '西',
  '⻅': '见',
  '⻆': '角',
  '⻉': '贝',
  '⻊': '足',
  '⻋': '车',
  '⻎': '辶',
  '⻏': '邑',
  '⻑': '長',
  '⻒': '镸',
  '⻓': '长',
  '⻔': '门',
  '⻖': '阝',
  '⻗': '雨',
  '⻘': '青',
  '⻙': '韦',
  '⻚': '页',
  '⻛': '风',
  '⻜': '飞',
  '⻝': '食',
  '⻞': '食',
  '⻟': '食',
  '⻢': '马',
  '⻣': '骨',
  '⻤': '鬼',
  '⻥': '鱼',
  '⻦': '鸟',
  '⻨': '麦',
  '⻩': '黄',
  '⻫': '斉',
  '⻬': '齐',
  '⻭': '歯',
  '⻮': '齿',
  '⻯': '竜',
  '⻰': '龙',
  '⻱': '龟',
  '⻲': '亀',
}

/** Returns a text in which forms of letters are the letters themselves (NFKC), and all else is as it was. */
export const compatibleLetters = (text: string): string =>
  text.replace(forms, (form) => form.replace(/[\u2e80-\u2eff]/g, (radical) => radicals[radical] ?? radical).normalize('NFKC'))
