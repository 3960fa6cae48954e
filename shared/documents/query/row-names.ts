/** What rows of any table are called, in the languages questions are read in. */
const ROWS = new Set(
  `entry entries record records line lines response responses answer answers reply replies submission submissions
transaction transactions booking bookings posting postings observation observations
buchung buchungen posten eintrag eintrage zeile zeilen datensatz datensatze vorgang vorgange antwort antworten meldung meldungen
linea lineas registro registros fila filas respuesta respuestas movimiento movimientos apunte apuntes operacion operaciones transaccion transacciones
ligne lignes enregistrement enregistrements ecriture ecritures operation operations reponse reponses mouvement mouvements`.split(
    /\s+/,
  ),
);

/** Whether a word that nothing else explains says no more than that rows are meant. */
export const isRowName = (text: string): boolean => ROWS.has(text);
