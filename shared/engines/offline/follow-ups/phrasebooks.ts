/** The shapes of an answer that can be told without knowing its words. */
export type Shape = 'code' | 'recipe' | 'steps' | 'comparison' | 'mail' | 'short' | 'text';

export interface Phrasebook extends Record<Shape, readonly string[]> {
  acronym: (term: string) => string;
  inputs: (name: string) => string;
}

/** Questions that are right for every answer of a shape, by ISO 639-1 code. */
export const phrasebooks: Partial<Record<string, Phrasebook>> = {
  de: {
    acronym: (term) => `Wofür steht ${term}?`,
    inputs: (name) => `Bei welchen Eingaben scheitert \`${name}\`?`,
    code: [
      'Wie teste ich diesen Code?',
      'Was passiert bei leeren oder unerwarteten Eingaben?',
      'Kannst du ihn Zeile für Zeile erklären?',
      'Geht das auch einfacher?',
    ],
    recipe: [
      'Was kann ich am Vortag vorbereiten?',
      'Woran erkenne ich, dass es fertig ist?',
      'Wie lange hält es sich?',
      'Was passt gut dazu?',
    ],
    steps: [
      'Welcher Schritt geht am häufigsten schief?',
      'Woran erkenne ich, dass es geklappt hat?',
      'Was brauche ich, bevor ich anfange?',
      'Wie lange dauert das alles?',
    ],
    comparison: [
      'Was würdest du mir raten, und was musst du dafür wissen?',
      'Welcher Unterschied zählt in der Praxis am meisten?',
      'Woran sollte ich die Entscheidung festmachen?',
      'Welche Kosten kommen später noch dazu?',
    ],
    mail: [
      'Kannst du es kürzer fassen?',
      'Kannst du eine freundlichere Fassung vorschlagen?',
      'Wie hake ich nach, wenn keine Antwort kommt?',
      'Welcher Satz könnte missverstanden werden?',
    ],
    short: [
      'Kannst du das genauer erklären?',
      'Wie sicher bist du, und wo kann ich es nachprüfen?',
      'Was wird dabei oft falsch verstanden?',
      'Was sollte ich dazu noch wissen?',
    ],
    text: [
      'Kannst du ein konkretes Beispiel geben?',
      'Was davon ist am wichtigsten, und warum?',
      'Was davon ist unsicher oder umstritten?',
      'Wo kann ich das nachprüfen?',
    ],
  },
  fr: {
    acronym: (term) => `Que veut dire ${term} ?`,
    inputs: (name) => `Avec quelles entrées \`${name}\` échoue-t-elle ?`,
    code: [
      'Comment tester ce code ?',
      'Que se passe-t-il avec une entrée vide ou inattendue ?',
      'Peux-tu l’expliquer ligne par ligne ?',
      'Peut-on l’écrire plus simplement ?',
    ],
    recipe: [
      'Que puis-je préparer la veille ?',
      'Comment savoir quand c’est prêt ?',
      'Combien de temps cela se conserve-t-il ?',
      'Avec quoi le servir ?',
    ],
    steps: [
      'Quelle étape pose le plus souvent problème ?',
      'Comment savoir si cela a marché ?',
      'De quoi ai-je besoin avant de commencer ?',
      'Combien de temps faut-il en tout ?',
    ],
    comparison: [
      'Que me conseilles-tu, et que dois-tu savoir pour cela ?',
      'Quelle différence compte le plus en pratique ?',
      'Sur quoi fonder la décision ?',
      'Quels coûts s’ajoutent plus tard ?',
    ],
    mail: [
      'Peux-tu le raccourcir ?',
      'Peux-tu proposer une version plus chaleureuse ?',
      'Comment relancer si je n’ai pas de réponse ?',
      'Quelle phrase pourrait être mal comprise ?',
    ],
    short: [
      'Peux-tu l’expliquer plus en détail ?',
      'En es-tu sûr, et où puis-je le vérifier ?',
      'Que comprend-on souvent de travers ?',
      'Que dois-je savoir d’autre ?',
    ],
    text: [
      'Peux-tu donner un exemple concret ?',
      'Qu’est-ce qui est le plus important, et pourquoi ?',
      'Qu’est-ce qui est incertain ou discuté ?',
      'Où puis-je le vérifier ?',
    ],
  },
  es: {
    acronym: (term) => `¿Qué significa ${term}?`,
    inputs: (name) => `¿Con qué entradas falla \`${name}\`?`,
    code: [
      '¿Cómo pruebo este código?',
      '¿Qué pasa con una entrada vacía o inesperada?',
      '¿Puedes explicarlo línea por línea?',
      '¿Se puede escribir de forma más sencilla?',
    ],
    recipe: [
      '¿Qué puedo preparar el día anterior?',
      '¿Cómo sé que está listo?',
      '¿Cuánto tiempo se conserva?',
      '¿Con qué combina bien?',
    ],
    steps: [
      '¿Qué paso suele salir mal?',
      '¿Cómo sé que ha funcionado?',
      '¿Qué necesito antes de empezar?',
      '¿Cuánto tiempo lleva todo esto?',
    ],
    comparison: [
      '¿Qué me aconsejas, y qué necesitas saber para ello?',
      '¿Qué diferencia importa más en la práctica?',
      '¿En qué debería basar la decisión?',
      '¿Qué costes vienen después?',
    ],
    mail: [
      '¿Puedes acortarlo?',
      '¿Puedes proponer una versión más cordial?',
      '¿Cómo insisto si no me contestan?',
      '¿Qué frase podría malinterpretarse?',
    ],
    short: [
      '¿Puedes explicarlo con más detalle?',
      '¿Qué tan seguro es, y dónde puedo comprobarlo?',
      '¿Qué se suele entender mal?',
      '¿Qué más debería saber?',
    ],
    text: [
      '¿Puedes dar un ejemplo concreto?',
      '¿Qué es lo más importante, y por qué?',
      '¿Qué es dudoso o discutido?',
      '¿Dónde puedo comprobarlo?',
    ],
  },
  it: {
    acronym: (term) => `Che cosa significa ${term}?`,
    inputs: (name) => `Con quali input fallisce \`${name}\`?`,
    code: [
      'Come provo questo codice?',
      'Che cosa succede con un input vuoto o inatteso?',
      'Puoi spiegarlo riga per riga?',
      'Si può scrivere in modo più semplice?',
    ],
    recipe: [
      'Che cosa posso preparare il giorno prima?',
      'Come capisco che è pronto?',
      'Quanto tempo si conserva?',
      'Con che cosa si abbina bene?',
    ],
    steps: [
      'Quale passo va storto più spesso?',
      'Come capisco che ha funzionato?',
      'Che cosa mi serve prima di iniziare?',
      'Quanto tempo ci vuole in tutto?',
    ],
    comparison: [
      'Che cosa mi consigli, e che cosa devi sapere per farlo?',
      'Quale differenza conta di più nella pratica?',
      'Su che cosa basare la decisione?',
      'Quali costi si aggiungono dopo?',
    ],
    mail: [
      'Puoi accorciarla?',
      'Puoi proporre una versione più cordiale?',
      'Come sollecito se non ricevo risposta?',
      'Quale frase potrebbe essere fraintesa?',
    ],
    short: [
      'Puoi spiegarlo meglio?',
      'Quanto è sicuro, e dove posso verificarlo?',
      'Che cosa si fraintende spesso?',
      'Che cos’altro dovrei sapere?',
    ],
    text: [
      'Puoi fare un esempio concreto?',
      'Che cosa è più importante, e perché?',
      'Che cosa è incerto o discusso?',
      'Dove posso verificarlo?',
    ],
  },
  pt: {
    acronym: (term) => `O que significa ${term}?`,
    inputs: (name) => `Com que entradas \`${name}\` falha?`,
    code: [
      'Como testo este código?',
      'O que acontece com uma entrada vazia ou inesperada?',
      'Pode explicar linha por linha?',
      'Dá para escrever de forma mais simples?',
    ],
    recipe: [
      'O que posso preparar na véspera?',
      'Como sei que está pronto?',
      'Quanto tempo se conserva?',
      'O que combina bem?',
    ],
    steps: [
      'Que passo costuma dar errado?',
      'Como sei que funcionou?',
      'De que preciso antes de começar?',
      'Quanto tempo leva tudo isso?',
    ],
    comparison: [
      'O que me aconselha, e o que precisa saber para isso?',
      'Que diferença conta mais na prática?',
      'Em que devo basear a decisão?',
      'Que custos vêm depois?',
    ],
    mail: [
      'Pode encurtar?',
      'Pode sugerir uma versão mais cordial?',
      'Como insisto se não houver resposta?',
      'Que frase pode ser mal entendida?',
    ],
    short: [
      'Pode explicar melhor?',
      'Quão seguro é, e onde posso verificar?',
      'O que se entende mal com frequência?',
      'O que mais devo saber?',
    ],
    text: [
      'Pode dar um exemplo concreto?',
      'O que é mais importante, e por quê?',
      'O que é incerto ou discutido?',
      'Onde posso verificar isso?',
    ],
  },
};
