import { expect, test } from 'vitest';
import { wordForeign } from '@/supabase/functions/generate/foreign-topic.ts';

test.each([
  [
    'Geburtstagsrede für meinen Bruder',
    'Hilf mir damit: Geburtstagsrede für meinen Bruder. Antworte auf Deutsch. Frag mich zuerst, was du dafür wissen musst.',
  ],
  [
    'carta de presentación para enfermera',
    'Ayúdame con esto: carta de presentación para enfermera. Responde en español. Pregúntame primero lo que necesites saber.',
  ],
  [
    '¿Cómo aprendo a tocar la guitarra?',
    '¿Cómo aprendo a tocar la guitarra? Responde en español. Pregúntame primero lo que necesites saber.',
  ],
  [
    'idées de cadeaux pour ma mère',
    'Aide-moi avec ceci : idées de cadeaux pour ma mère. Réponds en français. Demande-moi d’abord ce que tu dois savoir.',
  ],
  ['शादी का भाषण', 'इसमें मेरी मदद करें: शादी का भाषण। हिंदी में उत्तर दें। पहले मुझसे ज़रूरी जानकारी पूछें।'],
  ['生日祝福', '请帮我完成：生日祝福。请用中文回答，并先问我你需要了解的信息。'],
  [
    'сочинение про лето',
    'Помоги мне с этим: сочинение про лето. Ответь на русском. Сначала спроси, что тебе нужно знать.',
  ],
  [
    'riassunto della rivoluzione francese per bambini',
    'Aiutami con questo: riassunto della rivoluzione francese per bambini. Rispondi in italiano. Prima chiedimi quello che ti serve sapere.',
  ],
  [
    'discurso para o casamento da minha irmã',
    'Ajude-me com isto: discurso para o casamento da minha irmã. Responda em português. Primeiro pergunte o que precisar saber.',
  ],
  [
    '短い自己紹介文を書きたい',
    '次の件を手伝ってください：短い自己紹介文を書きたい。日本語で答えてください。必要なことがあれば、先に質問してください。',
  ],
  [
    'Wie schreibe ich eine Kündigung',
    'Wie schreibe ich eine Kündigung? Antworte auf Deutsch. Frag mich zuerst, was du dafür wissen musst.',
  ],
  [
    'écris un discours pour mon frère',
    'Écris un discours pour mon frère. Réponds en français. Demande-moi d’abord ce que tu dois savoir.',
  ],
  [
    'cómo aprender a tocar la guitarra',
    '¿Cómo aprender a tocar la guitarra? Responde en español. Pregúntame primero lo que necesites saber.',
  ],
  [
    'lettre de motivation pour un stage en pharmacie',
    'Aide-moi avec ceci : lettre de motivation pour un stage en pharmacie. Réponds en français. Demande-moi d’abord ce que tu dois savoir.',
  ],
  // No wording of its own: it stays as it was written.
  ['مقال عن الطاقة الشمسية', 'مقال عن الطاقة الشمسية'],
])('%s is asked for in its own language', (topic, prompt) => {
  expect(wordForeign(topic, { mode: 'reframe', length: 'balanced' })).toBe(prompt);
});

test('a mail is asked for in its language, and as long as was chosen', () => {
  const topic = 'Wie lange noch bis zum Einzug?';
  expect(wordForeign(topic, { mode: 'email', length: 'concise' })).toBe(
    'Schreibe dazu eine E-Mail mit Betreff: Wie lange noch bis zum Einzug? Antworte kurz und auf Deutsch.',
  );
});

test.each([
  'a mobile app for beekeepers',
  'résumé tips',
  'Pokémon fan fiction',
  'El Niño explained',
  'cover letter for Müller GmbH',
  'trip to São Paulo',
  'le creuset pot review',
  'los angeles',
  'tour de france guide',
  'die hard review',
  'ma thesis',
  'translate "guten Morgen" for my class',
  'essay on Don Quixote de la Mancha',
  'le mans',
  '10 interveiw questions for a nanny',
  'der spiegel',
  'au pair contract',
])('%s is English', (topic) => {
  expect(wordForeign(topic, { mode: 'reframe', length: 'balanced' })).toBeUndefined();
});
