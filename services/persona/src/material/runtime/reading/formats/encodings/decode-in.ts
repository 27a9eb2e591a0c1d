import iconv from 'iconv-lite'

/* Code pages of DOS, which `TextDecoder` does not know: the characters of the bytes from 128 on. */
const characters: Readonly<Record<string, string>> = {
  ibm850:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0',
  ibm852:
    'ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×čáíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐└┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎËďŇÍÎě┘┌█▄ŢŮ▀ÓßÔŃńňŠšŔÚŕŰýÝţ´\u00ad˝˛ˇ˘§÷¸°¨˙űŘř■\u00a0',
}

/**
 * Encodings of which `TextDecoder` of Node has fewer characters than browsers: it lacks half of
 * the syllables of CP949, and the characters of Hong Kong.
 */
const smaller = new Set(['euc-kr', 'big5'])

/** Decodes a text, also in `ibm850` and `ibm852`. Throws RangeError for an unknown encoding. */
export function decodeIn(encoding: string, content: Uint8Array): string {
  const beyondAscii = characters[encoding]
  if (beyondAscii)
    return Array.from(Buffer.from(content).toString('latin1'), (byte) => beyondAscii[byte.charCodeAt(0) - 128] ?? byte).join('')
  const decoder = new TextDecoder(encoding)
  return smaller.has(decoder.encoding) ? iconv.decode(content, decoder.encoding) : decoder.decode(content)
}
