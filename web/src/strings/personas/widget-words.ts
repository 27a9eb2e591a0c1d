/** The words of the widget's own parts in the pages of other websites, by language. The chat in the frame has the language of this site. */
export const widgetWords = {
  en: { label: 'Chat with an AI persona', dismiss: 'Dismiss' },
  ar: { label: 'الدردشة مع شخصية ذكاء اصطناعي', dismiss: 'إغلاق' },
  de: { label: 'Mit einer KI-Persona chatten', dismiss: 'Schließen' },
  es: { label: 'Chatear con una persona de IA', dismiss: 'Cerrar' },
  fr: { label: 'Discuter avec un persona IA', dismiss: 'Fermer' },
  he: { label: 'צ׳אט עם דמות AI', dismiss: 'סגירה' },
  it: { label: 'Chatta con una persona IA', dismiss: 'Chiudi' },
  nl: { label: 'Chat met een AI-persona', dismiss: 'Sluiten' },
  pt: { label: 'Conversar com uma persona de IA', dismiss: 'Fechar' },
} as const

export type WidgetLanguage = keyof typeof widgetWords
