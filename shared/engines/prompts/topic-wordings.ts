import type { GenerateLength } from '@/shared/contracts/generate.ts';
import type { LanguageCode } from '@/shared/enhance/language.ts';

/** What stands around a topic in its own language. */
export interface TopicWording {
  help: (topic: string) => string;
  mail: (topic: string) => string;
  answer: Record<GenerateLength, string>;
}

/** By language; a prompt is in the language of its topic, whatever the screens are in. */
export const topicWordings: Partial<Record<LanguageCode, TopicWording>> = {
  de: {
    help: (topic) => `Hilf mir damit: ${topic}.`,
    mail: (topic) => `Schreibe dazu eine E-Mail mit Betreff: ${topic}.`,
    answer: {
      concise: 'Antworte kurz und auf Deutsch.',
      balanced: 'Antworte auf Deutsch. Frag mich zuerst, was du dafür wissen musst.',
      detailed: 'Antworte ausführlich und auf Deutsch. Frag mich zuerst, was du dafür wissen musst.',
    },
  },
  fr: {
    help: (topic) => `Aide-moi avec ceci : ${topic}.`,
    mail: (topic) => `Écris un e-mail avec un objet à ce sujet : ${topic}.`,
    answer: {
      concise: 'Réponds brièvement, en français.',
      balanced: 'Réponds en français. Demande-moi d’abord ce que tu dois savoir.',
      detailed: 'Réponds en détail, en français. Demande-moi d’abord ce que tu dois savoir.',
    },
  },
  es: {
    help: (topic) => `Ayúdame con esto: ${topic}.`,
    mail: (topic) => `Escribe un correo con asunto sobre esto: ${topic}.`,
    answer: {
      concise: 'Responde brevemente, en español.',
      balanced: 'Responde en español. Pregúntame primero lo que necesites saber.',
      detailed: 'Responde con detalle, en español. Pregúntame primero lo que necesites saber.',
    },
  },
  hi: {
    help: (topic) => `इसमें मेरी मदद करें: ${topic}।`,
    mail: (topic) => `इस बारे में विषय-पंक्ति के साथ एक ईमेल लिखें: ${topic}।`,
    answer: {
      concise: 'हिंदी में संक्षेप में उत्तर दें।',
      balanced: 'हिंदी में उत्तर दें। पहले मुझसे ज़रूरी जानकारी पूछें।',
      detailed: 'हिंदी में विस्तार से उत्तर दें। पहले मुझसे ज़रूरी जानकारी पूछें।',
    },
  },
  zh: {
    help: (topic) => `请帮我完成：${topic}。`,
    mail: (topic) => `请就此写一封带主题行的邮件：${topic}。`,
    answer: {
      concise: '请用中文简短回答。',
      balanced: '请用中文回答，并先问我你需要了解的信息。',
      detailed: '请用中文详细回答，并先问我你需要了解的信息。',
    },
  },
};
