import { describe, expect, it } from 'vitest';
import { detectLanguage, isEnglish } from '@/shared/enhance/language.ts';

describe('detectLanguage', () => {
  it.each([
    ['please write a poem about the sea', 'en'],
    ['schreibe mir bitte eine E-Mail an meinen Chef', 'de'],
    ['écris un mail à mon patron pour dire que je suis malade', 'fr'],
    ['escribe una carta de presentación para un puesto de camarero', 'es'],
    ['scrivi una lettera al mio capo per dire che non vengo', 'it'],
    ['escreva um resumo do livro para uma criança, não conte o final', 'pt'],
    ['schrijf een korte brief aan mijn baas over de vakantie', 'nl'],
    ['напиши письмо начальнику', 'ru'],
    ['напиши, будь ласка, лист моїй керівниці', 'uk'],
    ['写一封邮件给老板', 'zh'],
    ['上司にメールを書いてください', 'ja'],
    ['상사에게 이메일을 써 주세요', 'ko'],
    ['اكتب رسالة قصيرة إلى مديري', 'ar'],
    ['मेरे बॉस को एक पत्र लिखो', 'hi'],
  ])('%s: %s', (text, language) => {
    expect(detectLanguage(text)).toBe(language);
  });

  it.each(['', 'ok', 'kubernetes terraform', '`der die das und ist nicht ein`', '12345'])(
    'does not guess at %j',
    (text) => {
      expect(detectLanguage(text)).toBeUndefined();
    },
  );
});

describe('isEnglish', () => {
  it.each(['fix this', 'résumé for café jobs', 'logo', 'Ask José about the naïve plan in São Paulo'])(
    'takes %j',
    (text) => {
      expect(isEnglish(text)).toBe(true);
    },
  );

  it.each(['escribe un correo a mi jefe', 'напиши', '你好', 'Bitte kurz halten, danke für die Hilfe'])(
    'leaves %j alone',
    (text) => {
      expect(isEnglish(text)).toBe(false);
    },
  );
});
